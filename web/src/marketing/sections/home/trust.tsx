import { BadgeCheck, Download, EyeOff, Keyboard } from 'lucide-react';
import { FeatureGrid } from '../feature-grid.tsx';

const features = [
  {
    icon: EyeOff,
    title: 'No one tracks you here',
    description:
      'No tracking cookies and no advertising scripts. The site counts visits without knowing whose they are.',
  },
  {
    icon: Download,
    title: 'Your notes stay yours',
    description:
      'Export everything we have about you as one file, or delete your account with all of it, from your profile.',
  },
  {
    icon: BadgeCheck,
    title: 'Certificates that can be checked',
    description: 'Each is an Open Badges 3.0 credential, signed, with a public page that proves it in the browser.',
  },
  {
    icon: Keyboard,
    title: 'Made for every way to read',
    description:
      'Captions and transcripts on every video, keyboard control throughout, light and dark, text as large as you like.',
  },
];

/** Promises that hold for the site itself. */
export const Trust = () => <FeatureGrid id="trust-title" title="What you can rely on" features={features} />;
