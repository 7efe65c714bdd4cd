import { Copy } from 'lucide-react';
import { Button } from '#web/src/ui/button.tsx';
import { copyText } from '#web/src/ui/toasts/copy-text.ts';

const messages = {
  copied: 'Prompt copied.',
  failed: 'The prompt could not be copied. Select it and copy it by hand.',
};

/** A prompt to copy into a chat model. */
export const PromptBlock = ({ prompt }: { prompt: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and this is a text with a button.
  <div className="surface" role="group" aria-label="Prompt" data-block>
    <div className="row-12 between line-below padded-8-16">
      <p className="note">Prompt</p>
      <Button
        size="small"
        icon={<Copy size={16} strokeWidth={1.75} aria-hidden />}
        aria-label="Copy prompt"
        data-no-print
        onClick={() => void copyText(prompt, messages)}
      >
        Copy
      </Button>
    </div>
    <pre className="break-anywhere pre-wrap padded-16">{prompt}</pre>
  </div>
);
