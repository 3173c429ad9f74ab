/** Entry of the portal: defines its element, and nothing else. Elements that stand in the page already come to life. */
import { nextTask } from '#shared/lib/next-task.ts';
import { defineAdminBox } from './element.tsx';

// evaluating all this took a task already
void nextTask().then(defineAdminBox);
