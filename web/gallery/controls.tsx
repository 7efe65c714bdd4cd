import { Bookmark, Download, Play } from 'lucide-react';
import { themeStorage } from '../src/lib/theme-storage.ts';
import { Button, ButtonLink } from '../src/ui/button.tsx';
import { Checkbox } from '../src/ui/checkbox.tsx';
import { IconButton } from '../src/ui/icon-button.tsx';
import { Select } from '../src/ui/select.tsx';
import { TextArea } from '../src/ui/text-area.tsx';
import { TextInput } from '../src/ui/text-input.tsx';
import { ThemeToggle } from '../src/ui/theme-toggle.tsx';
import { Tooltip } from '../src/ui/tooltip.tsx';
import styles from './gallery.module.css';
import { Group } from './group.tsx';

/** Buttons and form controls in every state. */
export const Controls = () => (
  <>
    <Group title="Buttons">
      <Button variant="primary">Continue</Button>
      <Button>Cancel</Button>
      <Button variant="danger">Delete account</Button>
      <Button variant="plain">Plain</Button>
      <Button variant="primary" busy>
        Saving
      </Button>
      <Button disabled>Not now</Button>
      <ButtonLink variant="primary" size="large" icon={<Play size={18} aria-hidden />} to="/courses">
        Resume lecture
      </ButtonLink>
      <Button size="small" icon={<Download size={16} aria-hidden />}>
        Small
      </Button>
      <IconButton label="Bookmark" aria-pressed icon={<Bookmark size={20} aria-hidden />} />
      <Tooltip text="Computed from finished lectures">
        {(described) => (
          <Button variant="plain" aria-describedby={described}>
            With a hint
          </Button>
        )}
      </Tooltip>
      <ThemeToggle storage={themeStorage} />
    </Group>
    <Group title="Fields">
      <div className={`stack-16 ${styles.form}`}>
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          hint="Only for course emails."
          placeholder="you@company.com"
        />
        <TextInput label="Email" defaultValue="nobody" error="Please enter a valid email address." />
        <Select
          label="Level"
          options={[
            { value: '', text: 'Any level' },
            { value: 'beginner', text: 'Beginner' },
          ]}
        />
        <TextArea label="Message" optional />
        <Checkbox label="Remind me twice a week" hint="You can turn it off in every email." defaultChecked />
        <Checkbox kind="radio" name="pick" label="One of a group" />
      </div>
    </Group>
  </>
);
