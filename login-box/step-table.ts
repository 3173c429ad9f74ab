import type { ComponentType } from 'react';
import type { StepProps } from '#shared/flow/step-props.ts';

/** The page of each step of one flow. */
export type StepTable = Readonly<Record<string, ComponentType<StepProps>>>;
