import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { maxLinkLength, maxLinks } from '#contract/rules/profile-limits.ts';
import { Button } from '#web/src/ui/button.tsx';
import { IconButton } from '#web/src/ui/icon-button.tsx';
import { TextInput } from '#web/src/ui/text-input.tsx';
import { normalizeLink } from './profile-draft.ts';
import styles from './profile-sections.module.css';
import type { FieldErrors } from './use-profile-form.ts';

interface LinksFieldProps {
  links: readonly string[];
  errors: FieldErrors;
  onChange: (links: string[]) => void;
}

/** Up to five web links, one per line. */
export const LinksField = ({ links, errors, onChange }: LinksFieldProps) => {
  const group = useRef<HTMLFieldSetElement>(null);
  const replaceLink = (position: number, link: string) =>
    onChange(links.map((other, index) => (index === position ? link : other)));
  const focusLast = () =>
    requestAnimationFrame(() => [...(group.current?.querySelectorAll('input') ?? [])].at(-1)?.focus());
  const add = () => {
    onChange([...links, '']);
    focusLast();
  };
  const remove = (position: number) => {
    onChange(links.filter((_, index) => index !== position));
    requestAnimationFrame(() => group.current?.querySelector<HTMLButtonElement>('[data-add]')?.focus());
  };
  return (
    <fieldset className={`stack-16 start ${styles.links}`} ref={group}>
      <legend className={`below-8 ${styles.legend}`}>
        Links <span className="muted regular">(optional)</span>
      </legend>
      {links.map((link, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position; its text changes while typing.
        <div key={position} className={`stack-4 full ${styles.link}`}>
          <TextInput
            label={`Link ${position + 1}`}
            type="url"
            inputMode="url"
            autoComplete="url"
            maxLength={maxLinkLength}
            placeholder="https://example.com/you"
            value={link}
            error={errors[`links.${position}`]}
            onChange={({ target }) => replaceLink(position, target.value)}
            onBlur={() => replaceLink(position, normalizeLink(link))}
          />
          <IconButton
            label={`Remove link ${position + 1}`}
            icon={<X size={20} aria-hidden />}
            onClick={() => remove(position)}
          />
        </div>
      ))}
      {links.length < maxLinks && (
        <Button size="small" icon={<Plus size={16} aria-hidden />} onClick={add} data-add="">
          Add a link
        </Button>
      )}
    </fieldset>
  );
};
