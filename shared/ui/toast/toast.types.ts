export interface ToastSpec {
  /** What has been done: "Bartholomew Quist is disabled". */
  title: string;
  description?: string;
  /** `danger` stays until it is closed; the others leave by themselves. `success` unless said. */
  tone?: 'success' | 'danger' | 'neutral';
  /** Takes it back: the toast shows "Undo" for 8 seconds. */
  undo?: () => void;
  /** An action other than undo. */
  action?: { label: string; onPress: () => void };
}

export interface Toasts {
  /** @returns the id for `dismiss` */
  show: (toast: ToastSpec) => string;
  dismiss: (id: string) => void;
}

export interface ActiveToast extends ToastSpec {
  id: string;
}
