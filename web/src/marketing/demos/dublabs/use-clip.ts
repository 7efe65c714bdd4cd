import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Language, lineSeconds, lines } from './clip.ts';
import { mouthsOf, type SpokenWord, spokenWords } from './lips.ts';

/** Returns a voice of the device itself for a language; voices of online services would be sent the text. */
const voiceOf = (language: Language): SpeechSynthesisVoice | undefined =>
  globalThis.speechSynthesis
    ?.getVoices()
    .find(({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language);

/** Returns whether the device has a voice for a language; true until it has listed its voices. */
const useHasVoice = (language: Language): boolean => {
  const [hasVoice, setHasVoice] = useState(true);
  useEffect(() => {
    const check = () => setHasVoice(voiceOf(language) !== undefined);
    check();
    // Browsers list their voices only after they are first asked for.
    globalThis.speechSynthesis?.addEventListener('voiceschanged', check);
    return () => globalThis.speechSynthesis?.removeEventListener('voiceschanged', check);
  }, [language]);
  return hasVoice;
};

/** Counts the mouths of a line while it plays, on a timer; a voice that reports its words corrects the count. */
const useMouths = (words: readonly SpokenWord[], isPlaying: boolean) => {
  const [mouth, setMouth] = useState(0);
  const limit = useRef(0);
  useLayoutEffect(() => {
    const total = mouthsOf(words).length;
    setMouth(0);
    limit.current = total;
    if (!isPlaying) return;
    const timer = setInterval(
      () => setMouth((now) => Math.min(limit.current, now + 1)),
      (lineSeconds * 1000) / (total + 1),
    );
    return () => clearInterval(timer);
  }, [words, isPlaying]);
  const startWord = (index: number) => {
    setMouth(mouthsOf(words.slice(0, index)).length);
    limit.current = mouthsOf(words.slice(0, index + 1)).length - 1;
  };
  return { mouth, startWord };
};

/**
 * Plays the clip's lines, spoken in the chosen language by a voice of the device, in a loop. Without such a voice the
 * lines advance on a timer. A change of language while playing, or a pause, starts the current line again. `mouth` is
 * the index of the mouth that forms what is spoken, and `seconds` have been played.
 */
export const useClip = (language: Language) => {
  const [line, setLine] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const hasVoice = useHasVoice(language);
  const text = lines[line]?.[language] ?? '';
  const words = useMemo(() => spokenWords(text, language), [text, language]);
  const { mouth, startWord } = useMouths(words, isPlaying);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a line is spoken again only for these.
  useEffect(() => {
    if (!isPlaying) return;
    const next = () => setLine((now) => (now + 1) % lines.length);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showSilently = () => {
      timer = setTimeout(next, lineSeconds * 1000);
    };
    const voice = voiceOf(language);
    if (!voice) {
      showSilently();
      return () => clearTimeout(timer);
    }
    const speech = new SpeechSynthesisUtterance(text);
    speech.lang = voice.lang;
    speech.voice = voice;
    const followVoice = ({ charIndex }: SpeechSynthesisEvent) =>
      startWord(text.slice(0, charIndex).split(' ').length - 1);
    speech.addEventListener('boundary', followVoice);
    speech.addEventListener('end', next);
    speech.addEventListener('error', showSilently);
    speechSynthesis.speak(speech);
    return () => {
      clearTimeout(timer);
      speech.removeEventListener('boundary', followVoice);
      speech.removeEventListener('end', next);
      speech.removeEventListener('error', showSilently);
      speechSynthesis.cancel();
    };
  }, [isPlaying, language, line]);

  const secondsOfLine = (lineSeconds * mouth) / (mouthsOf(words).length + 1);
  return { line, setLine, isPlaying, setPlaying, hasVoice, words, mouth, seconds: line * lineSeconds + secondsOfLine };
};
