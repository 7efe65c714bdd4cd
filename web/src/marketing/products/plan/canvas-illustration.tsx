import { planFrameworks } from '#web/src/marketing/facts/plan-frameworks.ts';
import { ProductWindow } from '#web/src/marketing/sections/product-window.tsx';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import styles from './canvas-illustration.module.css';

const cells = [
  { area: 'partners', title: 'Partners', notes: ['Two local farms', 'Cargo bike courier'] },
  { area: 'activities', title: 'Activities', notes: ['Cook before noon', 'Plan routes'] },
  { area: 'value', title: 'Value', notes: ['Lunch that fits a 30-minute break', 'No packaging to throw away'] },
  { area: 'relations', title: 'Relations', notes: ['Standing order, paused any day'] },
  { area: 'segments', title: 'Segments', notes: ['Offices under 40 people', 'Two schools'] },
  { area: 'resources', title: 'Resources', notes: ['Kitchen by the station'] },
  { area: 'channels', title: 'Channels', notes: ['Office managers'] },
  { area: 'costs', title: 'Costs', notes: ['Wages', 'Produce', 'Boxes'] },
  { area: 'revenue', title: 'Revenue', notes: ['Weekly subscription'] },
] as const;

/** A Business Model Canvas in progress, with the current question's cell highlighted. */
export const CanvasIllustration = () => (
  <ProductWindow
    inert
    title={
      <>
        <ToolMark slug="plan" size={32} /> {planFrameworks[0].name}
      </>
    }
    status={`18 of ${planFrameworks[0].questions}`}
  >
    <div className={styles.canvas}>
      {cells.map(({ area, title, notes }) => (
        <div key={area} className={styles.cell} data-area={area}>
          <p className={styles.title}>{title}</p>
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </div>
      ))}
    </div>
    <div className={styles.ask}>
      <p className={styles.question}>Who would miss you first if you closed on Friday?</p>
      <p className={styles.answer}>
        Offices too small for a canteen
        <span className={styles.caret} />
      </p>
    </div>
  </ProductWindow>
);
