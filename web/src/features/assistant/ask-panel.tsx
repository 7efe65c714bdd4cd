import { ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { inquiryDraftStorage } from '#web/src/lib/storage.ts';
import { Answer } from './answer.tsx';
import { AskForm } from './ask-form.tsx';
import styles from './ask-panel.module.css';
import type { AskLocation } from './source-button.tsx';
import { threadText } from './thread-text.ts';
import { type AskContext, useConversation } from './use-conversation.ts';

interface AskPanelProps {
  /** Storage key of the conversation, e.g. `prompting-that-works/four-parts`. Pass the same value as `key`. */
  historyKey: string;
  context: AskContext;
  location: AskLocation;
  /** Text above the first question: what the assistant can answer. */
  introduction: string;
  /** Suggested first questions, sent when pressed. */
  suggestions: readonly string[];
}

/** Conversation with the assistant: answers above, question field below. */
export const AskPanel = ({ historyKey, context, location, introduction, suggestions }: AskPanelProps) => {
  const { exchanges, isWaiting, send, stop, retry, clear, mark } = useConversation(historyKey, context);
  const lastAnswer = useRef<HTMLDivElement>(null);
  const wasWaiting = useRef(false);
  const count = exchanges.length;
  const isQuoted = exchanges.at(-1)?.mode === 'extracts';

  useEffect(() => {
    const answer = lastAnswer.current;
    // Passages arrive all at once; a model's sentences are read as they arrive. Scrolls only to the first passage: all
    // of them together can be taller than the dock, and the page beside it would scroll too.
    const target = isWaiting ? answer : wasWaiting.current && isQuoted && (answer?.querySelector('li') ?? answer);
    if (target) target.scrollIntoView({ block: 'nearest' });
    wasWaiting.current = isWaiting;
  }, [isWaiting, isQuoted]);

  /** Puts the conversation into the contact form, whose sender completes and sends it. */
  const handOver = () => {
    const { about, secondsNow } = location;
    const message = threadText(exchanges, { about, seconds: secondsNow?.() });
    inquiryDraftStorage('contact').write(JSON.stringify({ message }));
  };

  return (
    <div className={`flex text-width ${styles.panel}`}>
      {count === 0 ? (
        <div className="stack-16">
          <p className="muted">{introduction}</p>
          {suggestions.length > 0 && (
            <ul className="rows">
              {suggestions.map((suggestion) => (
                <li key={suggestion}>
                  <button
                    type="button"
                    className="row-16 full between row-height small text-start quiet-link"
                    onClick={() => send(suggestion)}
                  >
                    {suggestion}
                    <ArrowUp className="fixed muted" size={16} strokeWidth={1.75} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : (
        <div
          className={`stack-24 fill top lines ${styles.answers}`}
          role="log"
          aria-live="polite"
          aria-busy={isWaiting}
          aria-label="Answers"
        >
          {exchanges.map((exchange, index) => (
            <div key={exchange.id} ref={index === count - 1 ? lastAnswer : undefined}>
              <Answer
                {...{ exchange, location }}
                onMark={(next) => mark(exchange, next)}
                {...(index === count - 1 && { onRetry: retry, onAskPerson: handOver })}
              />
            </div>
          ))}
        </div>
      )}
      <AskForm placeholder="Ask a question" {...{ isWaiting }} onSend={send} onStop={stop} />
      <p className="note">
        Answers cite their sources. The conversation is stored only in this browser; your last questions and their
        answers are sent along with the next one.{' '}
        {count > 0 && (
          <button type="button" className={`underlined ${styles.clear}`} onClick={clear}>
            Clear conversation
          </button>
        )}
      </p>
    </div>
  );
};
