import row from '#web/src/ui/metadata-row.module.css';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';

/** Many short names in running lines, e.g. industries. `label` is the list's accessible name. */
export const ChipList = ({ label, items }: { label: string; items: readonly string[] }) => (
  <div className="relative">
    <VisuallyHidden>{label}</VisuallyHidden>
    <ul className={`flex wrap body ${row.row}`}>
      {items.map((item) => (
        <li key={item} className="flex">
          {item}
        </li>
      ))}
    </ul>
  </div>
);
