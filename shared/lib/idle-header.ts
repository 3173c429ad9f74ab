/**
 * Header with which a page says for how many seconds its user has given no input. Without it a call counts as activity:
 * only a page knows that a timer made the call, and not its user.
 */
export const idleHeader = 'x-portico-idle';
