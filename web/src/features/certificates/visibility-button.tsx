import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '#web/src/ui/icon-button.tsx';

interface VisibilityButtonProps {
  /** What the certificate is for. */
  title: string;
  isPublic: boolean;
  setVisibility: (isWanted: boolean) => Promise<void>;
  className?: string;
}

/** Makes a certificate public or private. */
export const VisibilityButton = ({ title, isPublic, setVisibility, className }: VisibilityButtonProps) => {
  const Icon = isPublic ? Eye : EyeOff;
  return (
    <IconButton
      className={className}
      label={isPublic ? `Make private: ${title}` : `Make public: ${title}`}
      title={isPublic ? 'Make private' : 'Make public'}
      icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
      onClick={() => void setVisibility(!isPublic)}
    />
  );
};
