import type { ComponentType } from 'react';
import type { StepProps } from '#shared/flow/step-props.ts';

/** Steps whose pages are a chunk of their own: see `exception-pages.tsx`. */
export const exceptionSteps = ['otherMethods', 'redirectToSSO', 'loginWithSSOFailed', 'locked', 'error'] as const;
export type ExceptionStep = (typeof exceptionSteps)[number];
export type ExceptionTable = Readonly<Record<ExceptionStep, ComponentType<StepProps>>>;
