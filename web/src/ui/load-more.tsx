import { Button } from './button.tsx';

interface LoadMoreProps {
  shown: number;
  total: number;
  busy: boolean;
  onMore: () => void;
  /** The listed items, in the plural. */
  noun: string;
}

/** Shows how many items of a list are visible, and a button for more. */
export const LoadMore = ({ shown, total, busy, onMore, noun }: LoadMoreProps) => (
  <div className="stack-16 center padded-block-32">
    <p className="muted numbers small">
      {shown} of {total} {noun}
    </p>
    {shown < total && (
      <Button busy={busy} onClick={onMore} data-needs-script>
        Show more {noun}
      </Button>
    )}
  </div>
);
