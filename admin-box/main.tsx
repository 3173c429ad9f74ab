/** Entry of the portal: defines its element, and nothing else. Elements that stand in the page already come to life. */
import { defineAdminBox } from './element.tsx';

defineAdminBox();
