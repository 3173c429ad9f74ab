export interface ChartDay {
  /** ISO 8601, of the server's calendar, which is UTC. */
  day: string;
  total: number;
  /** The part of the total that is emphasized. */
  refused?: number;
  /** The tooltip, of a date in the user's language. */
  labelOf(date: string): string;
}

export interface DayChartProps {
  /** Without gaps, oldest first. */
  days: readonly ChartDay[];
  /** What the chart and its table show. */
  caption: string;
  /** Headings of the table's columns: day, total, and refused if the days have that. */
  headings: readonly string[];
  /** Days at the time axis, those to come included; as many as there are values unless said. */
  span?: number;
  /** A line, where it is near enough to the values. */
  limit?: number | null;
  /** Quantities with their unit; plain numbers unless said. */
  amountOf?: (quantity: number) => string;
}
