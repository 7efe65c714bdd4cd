import { CircleCheck, CircleX } from 'lucide-react';
import { useId } from 'react';
import {
  assertsOf,
  centsByCity,
  centsOf,
  countOf,
  type JoinedRow,
  type JoinsState,
  joinedRows,
  orderedCents,
  orders,
} from '#contract/rules/explore/joins.ts';
import { ShareRow, ShareRows } from '../share-bar.tsx';
import styles from './joins.module.css';

/** Formats cents, e.g. `$73.50`. */
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

const Assert = ({ code, found, isTrue }: { code: string; found: string; isTrue: boolean }) => {
  const Icon = isTrue ? CircleCheck : CircleX;
  return (
    <li className="row-8 align-start">
      <Icon className={`fixed ${isTrue ? 'accent' : 'danger'}`} size={16} strokeWidth={2} aria-hidden />
      <span>
        <code className={`block break-anywhere ${styles.code}`}>{code}</code>
        <span className={isTrue ? 'note' : 'small danger strong'}>
          {isTrue ? 'True' : 'False'}: {found}
        </span>
      </span>
    </li>
  );
};

const listOf = (ids: readonly string[]): string => ids.join(', ');

/** Says which orders the result repeats, and which it loses. */
export const onceText = (rows: readonly JoinedRow[]): string => {
  const doubled = orders.filter((order) => countOf(rows, order) > 1).map(({ id }) => id);
  const lost = orders.filter((order) => countOf(rows, order) === 0).map(({ id }) => id);
  const parts = [doubled.length > 0 && `doubled ${listOf(doubled)}`, lost.length > 0 && `lost ${listOf(lost)}`];
  return parts.filter(Boolean).join('; ') || 'every order once';
};

/** Revenue by city, and what asserts say about the rows it comes from. */
export const Report = ({ state }: { state: JoinsState }) => {
  const [reportId, assertsId] = [useId(), useId()];
  const rows = joinedRows(state);
  const asserts = assertsOf(rows);
  const cities = centsByCity(rows);
  return (
    <>
      <div className="stack-8 one-column">
        <p id={reportId} className="strong">
          Revenue by city
        </p>
        <ShareRows aria-labelledby={reportId}>
          {cities.map(({ city, cents }) => (
            <ShareRow key={city} name={city} share={cents / 25_000} amount={dollars(cents)} />
          ))}
        </ShareRows>
      </div>
      <div className="stack-8 one-column">
        <p id={assertsId} className="strong">
          What three asserts say
        </p>
        <ul className="stack-8 one-column small" aria-labelledby={assertsId}>
          <Assert code="len(rows) == len(orders)" found={`${rows.length} and ${orders.length}`} isTrue={asserts.rows} />
          <Assert
            code="cents(rows) == cents(orders)"
            found={`${centsOf(rows)} and ${orderedCents()}`}
            isTrue={asserts.cents}
          />
          <Assert code="sorted(ids) == order_ids" found={onceText(rows)} isTrue={asserts.once} />
        </ul>
      </div>
    </>
  );
};
