/** Caption languages of the sample clip, each under its own name and in English. */
export const languages = [
  { value: 'en', text: 'English', name: 'English' },
  { value: 'es', text: 'Español', name: 'Spanish' },
  { value: 'fr', text: 'Français', name: 'French' },
  { value: 'de', text: 'Deutsch', name: 'German' },
  { value: 'pt', text: 'Português', name: 'Portuguese' },
  { value: 'el', text: 'Ελληνικά', name: 'Greek' },
] as const;

export type Language = (typeof languages)[number]['value'];

/** Duration of each line of the clip in seconds. */
export const lineSeconds = 3;

/** The lines of the clip, in every language. */
export const lines: readonly Record<Language, string>[] = [
  {
    en: 'Good coffee starts with the water.',
    es: 'Un buen café empieza por el agua.',
    fr: 'Un bon café commence par l’eau.',
    de: 'Guter Kaffee beginnt beim Wasser.',
    pt: 'Um bom café começa pela água.',
    el: 'Ο καλός καφές ξεκινά από το νερό.',
  },
  {
    en: 'Let it boil, then wait for half a minute.',
    es: 'Deja que hierva y espera medio minuto.',
    fr: 'Laissez-la bouillir, puis attendez une demi-minute.',
    de: 'Lass es kochen und warte dann eine halbe Minute.',
    pt: 'Deixe ferver e depois espere meio minuto.',
    el: 'Αφήστε το να βράσει και περιμένετε μισό λεπτό.',
  },
  {
    en: 'Pour slowly, in circles, from the middle outward.',
    es: 'Vierte despacio, en círculos, del centro hacia fuera.',
    fr: 'Versez lentement, en cercles, du centre vers le bord.',
    de: 'Gieß langsam in Kreisen, von der Mitte nach außen.',
    pt: 'Despeje devagar, em círculos, do centro para fora.',
    el: 'Ρίξτε αργά, κυκλικά, από το κέντρο προς τα έξω.',
  },
  {
    en: 'Three minutes later, breakfast is ready.',
    es: 'Tres minutos después, el desayuno está listo.',
    fr: 'Trois minutes plus tard, le petit déjeuner est prêt.',
    de: 'Drei Minuten später ist das Frühstück fertig.',
    pt: 'Três minutos depois, o café da manhã está pronto.',
    el: 'Τρία λεπτά αργότερα, το πρωινό είναι έτοιμο.',
  },
];

/** Duration of the clip, without the differences between voices. */
export const clipSeconds = lines.length * lineSeconds;
