import { browserStorage } from '../lib/storage.ts';

/** The display name from the profile, as last read in this browser; tokens carry the name from sign-up. */
export const displayNameCache = browserStorage('display-name');

/** Returns the title of the dashboard for a learner with this display name. */
export const greetingOf = (name: string): string => (name ? `Hello, ${name.split(' ')[0]}` : 'Dashboard');
