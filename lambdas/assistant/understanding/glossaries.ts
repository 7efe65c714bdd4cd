import type { OtherLanguage } from './language.ts';

/** English words for words that learners use about these subjects, as pairs. Names and terms are the same in English. */
export const glossaries: Record<OtherLanguage, string> = {
  de:
    'beispiel example, beispiele examples, kontext context, unterschied difference, quelle source, quellen sources, werkzeug tool, ' +
    'werkzeuge tools, fehler error, grenze limit, grenzen limits, groß large, größe size, lang long, lernen learn, lektion lesson, ' +
    'modell model, modelle models, sprachmodell model, frage question, fragen questions, antwort answer, antworten answers, ' +
    'anweisung instruction, anweisungen instructions, text text, daten data, datei file, tabelle table, liste list, wörterbuch dictionary, ' +
    'schleife loop, funktion function, prüfen check, testen test, testset test set, bewerten evaluate, bewertung evaluation, ' +
    'genauigkeit accuracy, schwelle threshold, schwellenwert threshold, kosten cost, preis price, risiko risk, schaden harm, ' +
    'schwächen weaknesses, mensch person, menschen people, freigabe approval, gedächtnis memory, gespräch conversation, ' +
    'nachricht message, nachrichten news, schlechte bad, schlechten bad, gut good, gute good, guten good, besprechung meeting, interessen interests, bewerbung interview, ' +
    'geschichte story, geschichten stories, angebot offer, zusammenfassung summary, absagen decline, nein no, betreff subject, ' +
    'ton tone, stimme voice, stimmen voices, bilder pictures, quellenangabe citation, zitat quote, zitate citations, suche search, ' +
    'suchen search, abschnitt passage, stücke chunks, zerlegen chunk, vorurteil bias, voreingenommenheit bias, datenschutz privacy, ' +
    'vertraulich confidential, regeln rules, strategie strategy, pilot pilot, ziel goal, aufgabe task, aufgaben tasks, format format, ' +
    'trainieren train, trainingsdaten training, anpassen tuning, überanpassung overfitting, merkmal feature, merkmale features, erfinden invent, erfindet invent, ' +
    'wiederholen retry, absturz crash, abbrechen stop, planen plan, zwischen between, wichtig important, ' +
    'zertifikat certificate, zertifikats certificate, zertifikate certificates, bescheinigung certificate, geld money, zurück back, ' +
    'zurückbekommen refund, zurückgeben refund, rückerstattung refund, erstattung refund, erstatten refund, erstattet refund, ' +
    'rechnung invoice, rechnungen invoice, quittung receipt, beleg receipt, mehrwertsteuer vat, bezahlen pay, zahlen pay, ' +
    'kostet costs, kostenlos free, gratis free, umsonst free, zugang access, zugriff access, lange long, tage days, immer forever, ' +
    'kurs course, kurses course, kursen courses, e-mail email, e-mails emails, mail email, mails emails, newsletter emails, ' +
    'abbestellen unsubscribe, abmelden unsubscribe, kündigen cancel, kündige cancel, stoppen stop, pausieren pause, pause pause, ' +
    'nächste next, nächsten next, lektionen lessons, öffnet opens, öffnen open, freigeschaltet opens, fortschritt progress, ' +
    'konto account, löschen delete, lösche delete, kunde customer, kunden customers, schreibe write, schreiben write',
  es:
    'ejemplo example, ejemplos examples, contexto context, diferencia difference, fuente source, fuentes sources, herramienta tool, ' +
    'herramientas tools, error error, errores errors, límite limit, límites limits, grande large, tamaño size, largo long, aprender learn, ' +
    'lección lesson, modelo model, modelos models, pregunta question, respuesta answer, instrucción instruction, instrucciones instructions, ' +
    'inyección injection, texto text, datos data, archivo file, tabla table, lista list, diccionario dictionary, bucle loop, función function, ' +
    'comprobar check, probar test, evaluar evaluate, evaluación evaluation, precisión precision, exactitud accuracy, umbral threshold, ' +
    'costo cost, coste cost, precio price, riesgo risk, daño harm, persona person, personas people, aprobación approval, memoria memory, ' +
    'conversación conversation, mensaje message, noticias news, malas bad, bueno good, buena good, buen good, reunión meeting, intereses interests, entrevista interview, ' +
    'historia story, oferta offer, resumen summary, rechazar decline, asunto subject, tono tone, voz voice, imágenes pictures, cita citation, ' +
    'citas citations, búsqueda search, buscar search, pasaje passage, fragmento chunk, fragmentos chunks, sesgo bias, privacidad privacy, ' +
    'reglas rules, estrategia strategy, piloto pilot, objetivo goal, tarea task, tareas tasks, formato format, entrenar train, ajuste tuning, ' +
    'sobreajuste overfitting, característica feature, inventa invent, inventar invent, reintentar retry, plan plan, entre between, importante important, ' +
    'certificado certificate, certificados certificates, diploma certificate, dinero money, recuperar refund, reembolso refund, ' +
    'reembolsar refund, devolución refund, devolver refund, devuelven refund, factura invoice, facturas invoice, recibo receipt, ' +
    'iva vat, pagar pay, pago pay, cuesta costs, gratis free, gratuito free, acceso access, tiempo time, días days, siempre forever, ' +
    'curso course, cursos courses, correo email, correos emails, emails emails, cancelar cancel, cancelo cancel, baja unsubscribe, ' +
    'pausar pause, pausa pause, próxima next, siguiente next, lecciones lessons, sección section, abre opens, abren opens, ' +
    'progreso progress, cuenta account, eliminar delete, borrar delete, cliente customer, clientes customers, escribo write, escribir write',
  fr:
    'exemple example, exemples examples, contexte context, différence difference, source source, outil tool, outils tools, erreur error, limite limit, ' +
    'modèle model, modèles models, réponse answer, instruction instruction, données data, fichier file, tableau table, liste list, boucle loop, fonction function, ' +
    'vérifier check, tester test, évaluer evaluate, évaluation evaluation, précision precision, rappel recall, seuil threshold, coût cost, prix price, risque risk, ' +
    'mémoire memory, conversation conversation, message message, réunion meeting, entretien interview, résumé summary, ton tone, voix voice, citation citation, ' +
    'recherche search, passage passage, biais bias, règles rules, stratégie strategy, tâche task, format format, surapprentissage overfitting, injection injection, ' +
    'certificat certificate, argent money, remboursement refund, rembourser refund, facture invoice, reçu receipt, tva vat, ' +
    'payer pay, coûte costs, gratuit free, accès access, temps time, toujours forever, cours course, e-mail email, e-mails emails, ' +
    'mail email, mails emails, courriels emails, désabonner unsubscribe, désinscrire unsubscribe, annuler cancel, arrêter stop, ' +
    'prochaine next, leçon lesson, leçons lessons, ouvre opens, progrès progress, compte account, supprimer delete',
};

/** Sayings whose words mean something else one by one, with words of the glossary. */
export const sayings: Record<OtherLanguage, readonly [pattern: RegExp, words: string][]> = {
  de: [
    [/\bkeine (?:e-)?mails? mehr\b/g, 'e-mails abbestellen'],
    [/\b(?:bestelle|bestellen|melde|melden)\b(?=.{0,60}\bab\b)/g, 'abbestellen'],
  ],
  es: [
    [/\bno (?:quiero|deseo)(?: recibir)?(?: más)? correos\b/g, 'cancelar correos'],
    [/\bdejar de recibir\b/g, 'cancelar'],
  ],
  fr: [[/\bplus (?:recevoir )?(?:d[’']|de )?(?:e-)?mails?\b/g, 'désabonner e-mails']],
};
