/** Entry of the portal: only defines its element. Elements that are already in the page are upgraded. */
import { nextTask } from '#shared/lib/next-task.ts';
import { defineAdminBox } from './element.tsx';

// evaluating all this took a task already
void nextTask().then(defineAdminBox);
