import { Badge } from '#web/src/ui/badge.tsx';
import type { Tool } from '../facts/tools.ts';

/** Badge of a tool: live or alpha (docs/product.md#states). */
export const StatusBadge = ({ status }: { status: Tool['status'] }) => (
  <Badge tone={status === 'Live' ? 'accent' : 'award'}>{status}</Badge>
);
