import type { Attributes, FlagCondition } from './entitlements.types.ts';

type Value = FlagCondition['value'];
/** Compares an attribute; `undefined` when an attribute of its kind cannot be compared. */
type Test = (attribute: unknown) => boolean | undefined;
/** Makes the comparison; `undefined` when the condition's value has the wrong form. */
type Operator = (value: Value) => Test | undefined;

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

function onList(test: (attribute: string, item: string) => boolean): Operator {
  return ({ list }) => {
    if (!Array.isArray(list) || !list.every(isText)) return undefined;
    return (attribute) => (isText(attribute) ? list.some((item) => test(attribute, item)) : undefined);
  };
}

const inList: Operator = ({ list }) => {
  if (!Array.isArray(list) || !list.every(isText)) return undefined;
  return (attribute) => [attribute].flat().some((item) => (list as unknown[]).includes(item));
};

/** Characters. Attributes are texts of other people: even a pattern that takes quadratic time is done with these in a moment. */
const longestMatched = 1000;

const matches: Operator = ({ string: pattern }) => {
  if (!isText(pattern)) return undefined;
  try {
    const expression = new RegExp(pattern);
    return (attribute) =>
      isText(attribute) && attribute.length <= longestMatched ? expression.test(attribute) : undefined;
  } catch {
    return undefined;
  }
};

const equal: Operator = ({ number }) => (isNumber(number) ? (attribute) => attribute === number : undefined);

function onNumber(test: (attribute: number, limit: number) => boolean): Operator {
  return ({ number }) =>
    isNumber(number) ? (attribute) => (isNumber(attribute) ? test(attribute, number) : undefined) : undefined;
}

const betweenNumeric: Operator = ({ start, end }) =>
  isNumber(start) && isNumber(end)
    ? (attribute) => (isNumber(attribute) ? attribute >= start && attribute <= end : undefined)
    : undefined;

const is: Operator = ({ boolean }) => (typeof boolean === 'boolean' ? (attribute) => attribute === boolean : undefined);

/** Milliseconds since 1970, or `undefined` for what is no moment. */
function millisecondsOf(value: unknown): number | undefined {
  if (!value || !(isText(value) || isNumber(value) || value instanceof Date)) return undefined;
  const time = new Date(value).getTime();
  return Number.isNaN(time) ? undefined : time;
}

/** An attribute has to be a `Date`: text says too little about what it means. */
function onDate(test: (attribute: number) => boolean): Test {
  return (attribute) => (attribute instanceof Date ? test(attribute.getTime()) : undefined);
}

function onMoment(test: (attribute: number, moment: number) => boolean): Operator {
  return ({ date }) => {
    const moment = millisecondsOf(date);
    return moment === undefined ? undefined : onDate((attribute) => test(attribute, moment));
  };
}

const betweenDate: Operator = ({ start, end }) => {
  const [from, until] = [millisecondsOf(start), millisecondsOf(end)];
  return from === undefined || until === undefined
    ? undefined
    : onDate((attribute) => attribute >= from && attribute <= until);
};

const operators: Readonly<Record<string, Operator>> = {
  in_list: inList,
  starts_with: onList((attribute, item) => attribute.startsWith(item)),
  ends_with: onList((attribute, item) => attribute.endsWith(item)),
  contains: onList((attribute, item) => attribute.includes(item)),
  matches,
  equal,
  greater_than: onNumber((attribute, limit) => attribute > limit),
  greater_than_equal: onNumber((attribute, limit) => attribute >= limit),
  lower_than: onNumber((attribute, limit) => attribute < limit),
  lower_than_equal: onNumber((attribute, limit) => attribute <= limit),
  between_numeric: betweenNumeric,
  is,
  on: onMoment((attribute, moment) => attribute === moment),
  on_or_after: onMoment((attribute, moment) => attribute >= moment),
  on_or_before: onMoment((attribute, moment) => attribute <= moment),
  between_date: betweenDate,
};

/**
 * Whether one condition holds. What cannot be judged (an unknown operator, a value of the wrong form, an attribute that is
 * missing or of another kind) does not hold, and `negate` does not turn that round.
 */
export function conditionHolds({ attribute, negate, op, value }: FlagCondition, attributes: Attributes): boolean {
  const test = Object.hasOwn(operators, op) ? operators[op]!(value ?? {}) : undefined;
  const given = Object.hasOwn(attributes, attribute) ? attributes[attribute] : undefined;
  const result = test && given !== undefined ? test(given) : undefined;
  if (result === undefined) return false;
  return negate ? !result : result;
}
