import { Eye, EyeOff } from 'lucide-react';
import { Button } from '#web/src/ui/button.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';

interface VisibilityButtonProps {
  /** What the certificate is for. */
  title: string;
  isPublic: boolean;
  setVisibility: (isWanted: boolean) => Promise<void>;
  /** Aligns the icon with what is above it. */
  flush?: boolean;
  className?: string;
}

/** Makes a certificate public or private. */
export const VisibilityButton = ({
  title,
  isPublic,
  setVisibility,
  flush = false,
  className,
}: VisibilityButtonProps) => {
  const Icon = isPublic ? EyeOff : Eye;
  return (
    <Button
      className={className}
      variant="plain"
      size="small"
      flush={flush}
      icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
      onClick={() => void setVisibility(!isPublic)}
    >
      {isPublic ? 'Make private' : 'Make public'}
      <VisuallyHidden> the certificate for {title}</VisuallyHidden>
    </Button>
  );
};
