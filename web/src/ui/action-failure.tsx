import { TriangleAlert } from 'lucide-react';

/** Error message under the button that caused it; announced at once. */
export const ActionFailure = ({ children }: { children: string | undefined }) =>
  children && (
    <p className="row-8 align-start small danger" role="alert">
      <TriangleAlert className="fixed above-2" size={18} strokeWidth={1.75} aria-hidden />
      {children}
    </p>
  );
