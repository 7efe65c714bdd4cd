import { Badge } from '../../ui/badge.tsx';
import type { Tool } from '../facts/tools.ts';

/** Whether a tool is live or still an alpha (SPEC section 4). */
export const StatusBadge = ({ status }: { status: Tool['status'] }) => (
  <Badge tone={status === 'Live' ? 'accent' : 'award'}>{status}</Badge>
);
