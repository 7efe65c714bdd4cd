import { useEffect, useLayoutEffect, useState } from 'react';
import { type Language, lineSeconds, lines } from './clip.ts';

/** Returns a voice of the device itself for a language; voices of online services would be sent the text. */
const voiceOf = (language: Language): SpeechSynthesisVoice | undefined =>
  globalThis.speechSynthesis
    ?.getVoices()
    .find(({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language);

/**
 * Plays the clip's lines, spoken in the chosen language by a voice of the device, in a loop. Without such a voice the
 * lines advance on a timer. A change of language while playing, or a pause, starts the current line again. `seconds` have
 * been played.
 */
export const useClip = (language: Language) => {
  const [line, setLine] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isHeard, setHeard] = useState(true);
  const [secondsOfLine, setSecondsOfLine] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every line, in every language, starts at its beginning.
  useLayoutEffect(() => {
    setSecondsOfLine(0);
    if (!isPlaying) return;
    const timer = setInterval(() => setSecondsOfLine((now) => Math.min(lineSeconds, now + 1)), 1000);
    return () => clearInterval(timer);
  }, [isPlaying, language, line]);

  // Browsers list their voices only after they are first asked for.
  useEffect(() => void globalThis.speechSynthesis?.getVoices(), []);

  useEffect(() => {
    if (!isPlaying) return;
    const next = () => setLine((now) => (now + 1) % lines.length);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showSilently = () => {
      setHeard(false);
      timer = setTimeout(next, lineSeconds * 1000);
    };
    const voice = voiceOf(language);
    if (!voice) {
      showSilently();
      return () => clearTimeout(timer);
    }
    setHeard(true);
    const speech = new SpeechSynthesisUtterance(lines[line]?.[language]);
    speech.lang = voice.lang;
    speech.voice = voice;
    speech.addEventListener('end', next);
    speech.addEventListener('error', showSilently);
    speechSynthesis.speak(speech);
    return () => {
      clearTimeout(timer);
      speech.removeEventListener('end', next);
      speech.removeEventListener('error', showSilently);
      speechSynthesis.cancel();
    };
  }, [isPlaying, language, line]);

  return { line, setLine, isPlaying, setPlaying, isHeard, seconds: line * lineSeconds + secondsOfLine };
};
