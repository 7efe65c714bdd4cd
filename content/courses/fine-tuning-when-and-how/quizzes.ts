import { defineQuizzes } from '#content/define.ts';

export const quizzes = defineQuizzes([
  {
    id: 'decide-and-prepare',
    title: 'Deciding and preparing',
    passMark: 70,
    draw: 6,
    questions: [
      {
        id: 'answer-loss',
        kind: 'numeric',
        lecture: 'what-tuning-changes',
        prompt:
          'An example has a prompt of two tokens and an answer of two tokens, and the loss is taken on answers only. Before the step, the model gave the four tokens the probabilities 0.05, 0.2, 0.8 and 0.1. What is the loss? (−log of 0.05, 0.2, 0.8 and 0.1 is 2.996, 1.609, 0.223 and 2.303.)',
        answer: 1.263,
        tolerance: 0.005,
        explanation:
          'Only the answer counts: (0.223 + 2.303) / 2 = 1.263. With the prompt included, it would be 1.783, and the model would also be taught to write questions like your users. Most of the loss comes from the token with 0.1, which the easy one beside it partly hides.',
      },
      {
        id: 'deletion-request',
        kind: 'single',
        lecture: 'what-tuning-changes',
        prompt:
          'A customer asks a company to delete her data. One assistant looks up documents that mention her, and another was tuned on examples with her name and contract. What fulfills her request?',
        options: [
          { id: 'both-delete', text: 'Deleting her documents as well as all examples that mention her' },
          { id: 'retrain', text: 'Deleting her documents, and training the tuned model again without her' },
          { id: 'prompt', text: 'Deleting her documents, and forbidding her name in the tuned model’s prompt' },
          { id: 'counter', text: 'Deleting her documents, and tuning further on examples that refuse to answer' },
        ],
        answer: 'retrain',
        explanation:
          'A document can be removed, but a single fact cannot be taken out of the weights. Deleting the examples changes the next run and not the model in use. A rule in the prompt or examples of refusing make her name less likely to appear; the data stays in the model.',
      },
      {
        id: 'fit-for-tuning',
        kind: 'multiple',
        lecture: 'what-tuning-changes',
        prompt: 'A team wants to fine-tune for five reasons. Which ones are a good fit? Choose **two**.',
        options: [
          { id: 'stock', text: 'The assistant should know the current stock of 4,000 parts' },
          { id: 'form', text: 'Every reply should follow the same form with five fields' },
          { id: 'source', text: 'Each answer should show the paragraph on which it rests' },
          { id: 'kinds', text: 'Complaints should be put into 40 kinds with fine boundaries' },
          { id: 'proofs', text: 'It should find proofs that no base model has found so far' },
        ],
        answer: ['form', 'kinds'],
        explanation:
          'Every example shows the form, and hundreds of examples define fine boundaries better than a prompt can. Stock changes daily, and a source can be shown only for a text that was looked up. Examples show the results of reasoning; they do not bring the ability.',
      },
      {
        id: 'small-from-large',
        kind: 'text',
        lecture: 'what-tuning-changes',
        prompt:
          'A large model answers 3,000 real questions, and a small model is then trained on these answers to take over the task. What is this called?',
        accepted: [
          'distillation',
          'model distillation',
          'knowledge distillation',
          'distilling',
          'distillation of a model',
          'distill',
        ],
        explanation:
          'In distillation, a small model learns from the answers of a large one and can then do one task at a lower price. Check the license of the large model first: some providers forbid using its outputs to train other models.',
      },
      {
        id: 'saved-per-day',
        kind: 'numeric',
        lecture: 'prompt-retrieve-tune',
        prompt:
          'A service labels 10,000 reports a day. With the long prompt, a report takes 2,500 tokens; with tuning, 250. A large model costs $4.00 per million tokens and a small one $0.40, tuned or not. The small model reaches the required quality in **both** cases. How many dollars a day does tuning save?',
        unit: 'dollars',
        answer: 9,
        explanation:
          'Without tuning, the small model costs 25 million × $0.40 per million = $10 a day, and tuned $1. Tuning saves $9. The $99 saved compared with the large model is mostly due to the smaller model, which needs no training. Compare with the best option that you already have.',
      },
      {
        id: 'experts-at-84',
        kind: 'single',
        lecture: 'prompt-retrieve-tune',
        prompt:
          'A model with a good prompt agrees with the experts in 82% of the cases. The two experts agree with each other in 84%. The manager asks for fine-tuning to reach 95%. What do you propose?',
        options: [
          { id: 'more', text: 'Tune on several thousand labels from these two experts' },
          { id: 'one', text: 'Tune on the labels of the expert with more experience' },
          { id: 'rule', text: 'Let the experts write down a rule where they differ' },
          { id: 'neighbors', text: 'Put five similar labeled cases into each prompt' },
        ],
        answer: 'rule',
        explanation:
          'The experts’ agreement limits what can be reached, and the model is already close to it. If experts disagree, there is no rule to learn yet, whether from training or from neighbors in the prompt. With one expert’s labels, the model learns that person’s habits.',
      },
      {
        id: 'wrong-page',
        kind: 'single',
        lecture: 'prompt-retrieve-tune',
        prompt:
          'An assistant gets the 20 manual pages found for each question. In 30 failures you read, the right page was always among the 20, but the answer came from another one. What do you try first?',
        options: [
          { id: 'fewer', text: 'Fewer pages, with the best matches in a better order' },
          { id: 'more', text: 'More pages, so that the right one appears more often' },
          { id: 'tune', text: 'Tuning on questions and answers from the manual' },
          { id: 'clean', text: 'Better pages, because the facts are out of date' },
        ],
        answer: 'fewer',
        explanation:
          'The right fact was supplied and another was used, so the context is too long or badly ordered. More pages make that worse. Tuning would teach facts that are better looked up, and nothing here suggests that the pages are out of date.',
      },
      {
        id: 'missing-condition',
        kind: 'single',
        lecture: 'prompt-retrieve-tune',
        prompt:
          'A plan for fine-tuning says:\n\n```text\nExperts agree 95%; prompt with definitions and examples 87%\n1,200 checked examples; rules unchanged for a year\nVolume: the expected gain pays for the upkeep\nOwner: service data team\n```\n\nWhat has to be done before the plan is approved?',
        options: [
          { id: 'examples', text: 'Collect several thousand more checked examples' },
          { id: 'similar', text: 'Measure the prompt with similar labeled cases' },
          { id: 'experts', text: 'Raise the agreement of the experts to 99%' },
          { id: 'preference', text: 'Try preference tuning on the same examples' },
        ],
        answer: 'similar',
        explanation:
          'Rung 3 is missing: examples chosen per case, measured on the same test set. It is often the strongest competitor of tuning and needs no training. Several hundred good examples are enough to begin, and 95% is well above 87%.',
      },
      {
        id: 'two-points',
        kind: 'single',
        lecture: 'baseline-first',
        prompt:
          'You want to know a model’s agreement, about 80%, to within ±2 points. With 400 independent test cases, the uncertainty 2·√(p(1−p)/n) is ±4 points. How many cases do you need?',
        options: [
          { id: 'c600', text: 'About 600' },
          { id: 'c800', text: 'About 800' },
          { id: 'c1600', text: 'About 1,600' },
          { id: 'c3200', text: 'About 3,200' },
        ],
        answer: 'c1600',
        explanation:
          'The number of cases is under a square root, so half the uncertainty takes four times the cases: 2·√(0.8 × 0.2 / 1,600) = 0.02. With 800, it would still be ±2.8 points. Comparing two models on the same cases is more sensitive than these figures suggest.',
      },
      {
        id: 'real-mix',
        kind: 'numeric',
        lecture: 'baseline-first',
        prompt:
          'A test set has 100 cases of code A and 100 of code B, because the rare code B was oversampled. In real work, 90% of the reports have code A. A model is right in 95 of the A cases and in 65 of the B cases. What overall agreement do you report for real work?',
        unit: 'percent',
        answer: 92,
        tolerance: 0.2,
        explanation:
          'Each code is weighted by its real frequency: 0.9 × 95% + 0.1 × 65% = 92%. The plain share of the test set, 160 of 200 or 80%, describes a mix that does not occur. Report the figure per code beside it, or the 65% for code B disappears.',
      },
      {
        id: 'worth-the-gain',
        kind: 'single',
        lecture: 'baseline-first',
        prompt:
          'Two repairs of a classifier are possible; there is time for one. Per 1,000 reports, repair A removes 40 mix-ups of door and roller, for which the same technician comes, and repair B removes 8 mix-ups that cost a second visit of about $140. What do you compare, and with what result?',
        options: [
          { id: 'agreement', text: 'Agreement: A brings 4 points, B less than one, so A' },
          { id: 'cost', text: 'Cost: A saves nothing, B about $1,120, so B' },
          { id: 'average', text: 'Average cost: about $23 for each of the 48, so A' },
          { id: 'share', text: 'Share of errors: the largest group always goes first, so A' },
        ],
        answer: 'cost',
        explanation:
          'Mistakes are weighed by what they cost: 8 × $140 = $1,120, against nothing for a mix-up that sends the same person. Agreement and an average cost treat all mix-ups alike and point to the wrong repair. Write the costs down before training, because they decide what the release has to show.',
      },
      {
        id: 'dominant-code',
        kind: 'single',
        lecture: 'training-examples',
        skills: ['training-data'],
        prompt:
          'In your examples, as in real work, 65% of the reports have code 3. The tuned model answers 3 far too often. What do you change?',
        options: [
          { id: 'train-only', text: 'Limit code 3 in training, and leave the test as it is' },
          { id: 'both', text: 'Limit code 3 in training and in the test alike' },
          { id: 'test-only', text: 'Limit code 3 in the test, and leave training as it is' },
          { id: 'none', text: 'Leave both as they are, because the mix is the real one' },
        ],
        answer: 'train-only',
        explanation:
          'A model leans toward the answer that it saw most, so extreme imbalance is flattened in training. The measurement keeps the real mix, because that is what the model will meet. A flattened test would report an agreement for work that nobody has.',
      },
      {
        id: 'number-after-text',
        kind: 'single',
        lecture: 'training-examples',
        skills: ['training-data'],
        prompt:
          'In training and validation, each input is "unit 3381: dr 2 rubs". The tuned model reaches 91%. In production, the program sends "dr 2 rubs (unit 3381)", and quality is clearly lower. What is the best repair?',
        options: [
          { id: 'epochs', text: 'Train more epochs, so that the model depends less on form' },
          { id: 'same', text: 'Send exactly the form of the training examples in production' },
          { id: 'rule', text: 'Explain in the system text where the unit number comes' },
          { id: 'remove', text: 'Validate in the production form and lower the target' },
        ],
        answer: 'same',
        explanation:
          'An example has to have exactly the form of production: the same system text, order and field names. For the model, another order is another input. More epochs tie it even more closely to the training form, and an added sentence changes the input once more.',
      },
      {
        id: 'six-hundred-left',
        kind: 'single',
        lecture: 'training-examples',
        skills: ['training-data'],
        prompt:
          'A large model labels 4,000 reports for training with two different prompts. On 3,400 reports the labels agree, and a spot check of these finds few errors. What happens to the other 600?',
        options: [
          { id: 'drop', text: 'They are left out, because unclear reports teach nothing' },
          { id: 'third', text: 'A third prompt decides between the two labels' },
          { id: 'person', text: 'A person labels them, with the guide at hand' },
          { id: 'test', text: 'They become the test set, because they are hard' },
        ],
        answer: 'person',
        explanation:
          'Agreement goes in with a spot check, and disagreement goes to a person, whose time is best spent there. The 600 are the reports near the boundaries, and leaving them out would teach only easy cases. A test set needs labels by people and the real mix.',
      },
      {
        id: 'same-key',
        kind: 'multiple',
        lecture: 'clean-and-split',
        prompt:
          'The program of the course finds duplicates with this function:\n\n```python\ndef key(text):\n    return " ".join(re.findall(r"[a-z0-9]+", text.lower()))\n```\n\nWhich pairs get the same key? Choose **two**.',
        options: [
          { id: 'spacing', text: '"dr 2 rubs again, adj roller" and "dr2 rubs again, adj roller"' },
          { id: 'marks', text: '"Belt slipped - replaced." and "belt slipped, replaced"' },
          { id: 'order', text: '"door slow, roller adj." and "door slow, adj. roller"' },
          { id: 'lines', text: '"BRAKE noise  (at stop)" and "brake noise at stop"' },
          { id: 'ending', text: '"belt slips at start" and "belt slipped at start"' },
        ],
        answer: ['marks', 'lines'],
        explanation:
          'The key ignores case, punctuation and extra spaces. "dr2" is one word for it and "dr 2" are two, so this pair is not found, nor are other word orders or endings. To find paraphrases, compare sequences of three words or embeddings, and read the candidates.',
      },
      {
        id: 'three-to-one',
        kind: 'single',
        lecture: 'clean-and-split',
        prompt:
          'The same text, "brake noise at stop", occurs four times in the training data: three times with code 11 and once with code 12. What do you do?',
        options: [
          { id: 'majority', text: 'Keep code 11, because three labels outvote one' },
          { id: 'keep', text: 'Keep all four, because they show a real doubt' },
          { id: 'drop', text: 'Delete all four, because nothing is lost with them' },
          { id: 'owners', text: 'Ask the owners of the guide which code it should be' },
        ],
        answer: 'owners',
        explanation:
          'A conflict is either a wrong label or a hole in the guide, and its owners can tell which. If it is a hole, many other labels depend on the answer, so a majority vote only hides it. Left as they are, the four teach the model to be undecided.',
      },
    ],
  },
  {
    id: 'fine-tuning',
    title: 'Fine-tuning: when and how',
    passMark: 70,
    attempts: 5,
    form: 'exam',
    draw: 6,
    questions: [
      {
        id: 'cause',
        kind: 'single',
        lecture: 'prompt-retrieve-tune',
        prompt:
          'A support assistant quotes prices that were changed last month. Otherwise its answers are fine. What should the team try first?',
        options: [
          { id: 'tune', text: 'Fine-tune on the new price list' },
          { id: 'tune-often', text: 'Fine-tune again after every price change' },
          { id: 'larger', text: 'Change to a larger model' },
          { id: 'retrieve', text: 'Look up current prices and put them into the prompt' },
        ],
        answer: 'retrieve',
        explanation:
          'The information is missing or outdated, and lookup supplies it the same day with a source. Tuning would make the model sound sure about prices that change again. A larger model knows no more about your prices than a small one.',
      },
      {
        id: 'numbers',
        kind: 'text',
        lecture: 'low-rank-adapters',
        prompt: 'How many numbers does a rank-8 adapter train for **one** matrix with 1,000 rows and 3,000 columns?',
        accepted: ['32000', '32,000', '32 000', '32k'],
        explanation:
          'B has 1,000 × 8 and A has 8 × 3,000 numbers: 8 × (1,000 + 3,000) = 32,000. The matrix itself has 3,000,000.',
      },
      {
        id: 'forgetting',
        kind: 'multiple',
        lecture: 'adapter-lab',
        prompt: 'In the lab, the adapter damaged the old task. Which statements are true? Select all that apply.',
        options: [
          {
            id: 'no-gradient',
            text: 'Columns of A that read unused inputs got no gradient and kept their random start',
          },
          { id: 'replay', text: 'Mixing in old examples let training correct those columns' },
          { id: 'rank', text: 'A higher rank than needed reduced the damage' },
          { id: 'frozen', text: 'The damage arose because the frozen weights W moved' },
        ],
        answer: ['no-gradient', 'replay'],
        explanation:
          'W never moved; the added product B·A disturbed inputs that training had not shown. Rank 3 did more damage than rank 2, since it brought one more random direction that nothing corrected.',
      },
      {
        id: 'mask',
        kind: 'single',
        lecture: 'plan-the-run',
        skills: ['fine-tuning'],
        prompt:
          'Answers look like `{"code": 5}`. Validation loss is very low after 50 steps, but 30% of the codes are wrong. What explains this best?',
        options: [
          { id: 'leak', text: 'Validation examples have leaked into training' },
          { id: 'rate', text: 'The learning rate is far too high' },
          { id: 'tokens', text: 'Most answer tokens are fixed and easy, so the mean loss hides the one that decides' },
          { id: 'template', text: 'The chat template of another model was used' },
        ],
        answer: 'tokens',
        explanation:
          'Braces, quotes and the field name are learned at once and pull the average down. Leakage would make the codes look right as well. A rate that is far too high keeps the loss from falling, and a wrong template does not produce a very low validation loss with wrong codes as its typical sign.',
      },
      {
        id: 'split',
        kind: 'single',
        lecture: 'clean-and-split',
        prompt:
          'Reports from one elevator often repeat the same fault in the same words. How should the data be split?',
        options: [
          { id: 'row', text: 'By a random number per row with a fixed seed' },
          { id: 'unit', text: 'By a hash of the unit, so that a unit is always on one side' },
          { id: 'code', text: 'At random within each code, so that both sides have the same mix' },
          { id: 'python', text: 'By Python’s hash() of the report text' },
        ],
        answer: 'unit',
        explanation:
          'Rows of one unit resemble each other, so they must stay together. A random split per row, with or without equal mix per code, puts near copies on both sides. Python’s hash of a string differs between runs, so it is not even stable.',
      },
      {
        id: 'order',
        kind: 'ordering',
        lecture: 'baseline-first',
        skills: ['fine-tuning'],
        prompt: 'Put the stages of a fine-tuning project in order.',
        options: [
          { id: 'train', text: 'Train, read validation errors, repair data, train again' },
          { id: 'test', text: 'Make a test set from other units and later months' },
          { id: 'release', text: 'Use the release set once, then go live in steps' },
          { id: 'baseline', text: 'Measure prompt and neighbor baselines' },
          { id: 'guide', text: 'Write the guide and make training examples' },
        ],
        answer: ['test', 'baseline', 'guide', 'train', 'release'],
        explanation:
          'The test set comes first so that it does not follow the model. Baselines show whether training is needed at all. Then come the guide and examples, training in rounds, and finally the untouched release set.',
      },
      {
        id: 'unknown-machine',
        kind: 'single',
        lecture: 'what-tuning-changes',
        prompt:
          'A model was tuned on 500 questions and answers about a company’s machines. Asked about a machine that is not among them, it now gives detailed, wrong figures. Before tuning, it said that it did not know. What explains this best?',
        options: [
          { id: 'definite', text: 'It learned that questions of this kind get a definite answer' },
          { id: 'overwritten', text: 'The 500 answers overwrote what it knew about that machine' },
          { id: 'epochs', text: 'It was tuned for too few epochs to store all the figures' },
          { id: 'loss', text: 'The loss was computed on questions as well as on answers' },
        ],
        answer: 'definite',
        explanation:
          'Every example answered such a question with confidence, and the loss rewards making answers like these probable, true or not. Nothing was overwritten: the model never knew that machine. More epochs on the same answers would make it no better informed.',
      },
      {
        id: 'unfit-examples',
        kind: 'multiple',
        lecture: 'training-examples',
        skills: ['training-data'],
        prompt:
          'A data set teaches fault codes, and the model will see only the text of a report. Which examples should **not** go in as they are? Choose **two**.',
        options: [
          { id: 'noise', text: '"dr 1 reopens 3x, lite curtian dirty" with code 4' },
          { id: 'photo', text: '"worn, see pic" with code 5, which the expert saw in a photo' },
          { id: 'unclear', text: '"unit down, tech sent" with the answer "cannot tell"' },
          { id: 'both', text: '"belt slipped, brake noise too" with two codes, 4 and 11' },
          { id: 'phone', text: '"brake noise, call Tom Reyes, 555-0137" with code 11' },
        ],
        answer: ['photo', 'phone'],
        explanation:
          'The model never sees the photo, so that example teaches guessing. A name with a phone number may come out again in use. Typing errors belong in, because real reports have them. Without "cannot tell" and two faults, the model will always give one definite code.',
      },
      {
        id: 'flat-curve',
        kind: 'single',
        lecture: 'training-examples',
        skills: ['training-data'],
        prompt:
          'Agreement on validation is 81% with 250 examples, 87% with 500, 90% with 1,000 and 91% with 2,000. The team has a month left for improving the data. How should it use the time?',
        options: [
          { id: 'collect', text: 'Collect 2,000 more reports in the same mix of codes' },
          { id: 'written', text: 'Have a large model write 2,000 more reports' },
          { id: 'errors', text: 'Read the validation errors and repair what they show' },
          { id: 'equal', text: 'Cut every code to the number of the rarest one' },
        ],
        answer: 'errors',
        explanation:
          'The last doubling brought one point, so doubling again will hardly bring more. The errors show which labels are wrong, which definitions overlap and which cases are missing. Reports written by a model are tidy and alike, which real reports are not.',
      },
      {
        id: 'sixty-of-sixty',
        kind: 'single',
        lecture: 'baseline-first',
        prompt:
          'The bar demands a recall of at least 99% on reports of trapped passengers. The tuned model finds 60 of 60. (0.95 to the power of 60 is about 0.05; 0.99 to the power of 60 is about 0.55.) What is the strongest statement about the true recall that this supports?',
        options: [
          { id: 'perfect', text: 'It is 100%' },
          { id: 'bar', text: 'It is at least 99%' },
          { id: 'most', text: 'It is at least about 95%' },
          { id: 'half', text: 'It is at least about 55%' },
        ],
        answer: 'most',
        explanation:
          'With a true recall of 95%, 60 of 60 would happen in only about 5% of tests, so lower values are unlikely. With a recall just under 99%, it would happen in about half of them, so the bar is not shown to be met. That needs about 300 of 300.',
      },
      {
        id: 'adapter-memory',
        kind: 'numeric',
        lecture: 'low-rank-adapters',
        prompt:
          'You train an adapter of 50 million numbers on a base model of 8 billion weights that is stored in 4 bits. Each trained number costs 16 bytes. How much memory do weights, gradients and optimizer need in all, without activations?',
        unit: 'GB',
        answer: 4.8,
        tolerance: 0.05,
        explanation:
          'The frozen base takes 8 billion × 0.5 bytes = 4 GB. The adapter takes 50 million × 16 bytes = 0.8 GB, since only trained numbers need gradients and optimizer state. If all 8 billion weights were trained, it would be 128 GB.',
      },
      {
        id: 'confidence-border',
        kind: 'single',
        lecture: 'judge-and-release',
        skills: ['release-planning'],
        prompt:
          'A tuned classifier is right in 98% of cases with a top probability of at least 0.95, in 93% between 0.85 and 0.95, and in 70% below 0.85. A wrong code costs $140. A reading by a person costs $12 and always finds the right code. Which codes should be accepted without a reading, so that the total cost is lowest?',
        options: [
          { id: 'high', text: 'Those with at least 0.95' },
          { id: 'middle', text: 'Those with at least 0.85' },
          { id: 'every', text: 'All of them' },
          { id: 'none', text: 'None of them' },
        ],
        answer: 'middle',
        explanation:
          'Between 0.85 and 0.95, mistakes cost on average 7% × $140 = $9.80 per report, less than the $12 for a reading. Below 0.85 they cost 30% × $140 = $42. A threshold at 0.95 has the fewest mistakes, but pays more for readings than the mistakes would cost.',
      },
      {
        id: 'used-set',
        kind: 'single',
        lecture: 'plan-the-run',
        skills: ['model-evaluation'],
        prompt:
          'The bar demands 300 of 300 on a set of urgent reports. After each of four runs, the team read the failures in this set and added training examples of the same kind. Run 5 reaches 300 of 300. Training and the set share no report. What is still missing?',
        options: [
          { id: 'seeds', text: 'The same result on this set with three other seeds' },
          { id: 'nothing', text: 'Nothing, because training and the set share no report' },
          { id: 'loss', text: 'A check that the validation loss is still falling' },
          { id: 'fresh', text: 'The same result on new reports that guided no run' },
        ],
        answer: 'fresh',
        explanation:
          'The failures decided which examples were added, so the set has become a validation set, although no report was copied. Other seeds would be measured on the same used set. Only fresh reports show whether the model finds urgent cases that nobody has studied.',
      },
      {
        id: 'guide-entry',
        kind: 'multiple',
        lecture: 'training-examples',
        skills: ['labeling-guides'],
        prompt:
          'A labeling guide has this entry: "**Code 9, noise.** The machine makes an unusual noise. Typical: *humming at night*, *loud in the basement*." What does the entry lack? Choose **two**.',
        options: [
          { id: 'neighbor', text: 'What distinguishes it from the code that is most like it' },
          { id: 'share', text: 'How many of all reports have this code' },
          { id: 'border', text: 'Two borderline examples, with the decision' },
          { id: 'accuracy', text: 'How often the present model gets it right' },
        ],
        answer: ['neighbor', 'border'],
        explanation:
          'An entry has a definition, the distinction from its nearest neighbor, two typical examples and two borderline ones with the decision. People differ on borderline cases, so that is where the guide has to decide. Shares and accuracy describe data and models, not the label.',
      },
      {
        id: 'test-the-guide',
        kind: 'ordering',
        lecture: 'training-examples',
        skills: ['labeling-guides'],
        prompt: 'Put the work on a labeling guide in order.',
        options: [
          { id: 'talk', text: 'Talk about the reports on which they differ, and repair the guide' },
          { id: 'mass', text: 'Have thousands of reports labeled' },
          { id: 'two', text: 'Two people label the same fifty reports separately' },
          { id: 'again', text: 'Both label fifty new reports with the repaired guide' },
        ],
        answer: ['two', 'talk', 'again', 'mass'],
        explanation:
          'A guide is tested like any rating: label, compare, talk, repair, and label new reports, since the old ones are remembered. Mass labeling begins only when the two agree.',
      },
      {
        id: 'shadow-week',
        kind: 'single',
        lecture: 'judge-and-release',
        skills: ['release-planning'],
        prompt:
          'A tuned classifier has passed all tests. In the first week of the release, it runs in shadow. What happens to its answers?',
        options: [
          { id: 'few', text: 'They are used for five percent of the units' },
          { id: 'confident', text: 'They are used when its probability is at least 0.95' },
          { id: 'stored', text: 'They are stored and compared, and the old way decides' },
          { id: 'chosen', text: 'An expert chooses between them and the old answers for each report' },
        ],
        answer: 'stored',
        explanation:
          'In shadow, the model runs beside the old one and nothing it says takes effect. Speed, cost and 100 disagreements are compared. Only then come five percent of the units, half of them, and all.',
      },
    ],
  },
  {
    id: 'mastery',
    title: 'Mastery check',
    questions: [
      {
        id: 'share-of-the-loss',
        kind: 'numeric',
        lecture: 'what-tuning-changes',
        prompt:
          'An answer has four tokens. The model gives 0.9 to each of the first three and 0.1 to the fourth, which is the label. (−log of 0.9 is 0.105; −log of 0.1 is 2.303.) What share of the total loss comes from the label?',
        unit: 'percent',
        answer: 88,
        tolerance: 1,
        explanation:
          'The loss adds up to 3 × 0.105 + 2.303 = 2.618, and 2.303 / 2.618 is 88%. The more easy tokens an answer has, the smaller the mean becomes, although the label is as wrong as before. So measure the deciding token by itself.',
      },
      {
        id: 'speaks-against-tuning',
        kind: 'multiple',
        lecture: 'prompt-retrieve-tune',
        prompt: 'A team wants to tune a classifier. Which of these findings speak against tuning now? Choose **two**.',
        options: [
          { id: 'examples', text: 'There are 900 good examples' },
          { id: 'ceiling', text: 'The prompt agrees with experts as often as two experts do' },
          { id: 'neighbors', text: 'Similar examples in the prompt reach 6 points less than two experts' },
          { id: 'monthly', text: 'The rules behind the labels change every month' },
          { id: 'owner', text: 'One person takes care of data and versions' },
        ],
        answer: ['ceiling', 'monthly'],
        explanation:
          'How well experts agree with each other limits what can be reached, and here the prompt is already there. Rules that change every month would make each version outdated before it pays. Hundreds of examples, an owner, and a gap to the experts speak for tuning.',
      },
      {
        id: 'ten-examples-again',
        kind: 'single',
        lecture: 'plan-the-run',
        skills: ['fine-tuning'],
        prompt:
          'Before a run, a team trains on ten examples for 50 epochs. The loss falls from 2.0 to 1.8 and stays there. What follows?',
        options: [
          { id: 'more', text: 'Ten examples are too few; try again with a hundred' },
          { id: 'broken', text: 'Something is broken, such as the template or the loss mask' },
          { id: 'overfit', text: 'The run overfits; stop after two or three epochs' },
          { id: 'ability', text: 'The base model lacks the ability; take one a size larger' },
        ],
        answer: 'broken',
        explanation:
          'Ten examples can be learned by heart, so the loss must come close to zero. If it does not, the model is not being trained on what you think, or the learning rate is far too low. Overfitting is exactly what this run is meant to achieve.',
      },
      {
        id: 'first-year-gap',
        kind: 'numeric',
        lecture: 'prompt-retrieve-tune',
        prompt:
          'Tuning takes four weeks of work now and three more weeks of upkeep in the first year. A week costs $3,000. The shorter prompt saves $5,000 in tokens in that year. How much must better quality be worth in the first year, so that tuning pays?',
        unit: 'dollars',
        answer: 16000,
        explanation:
          'Seven weeks cost 7 × 3,000 = 21,000 dollars, and the saved tokens cover 5,000 of them. The other 16,000 must come from fewer mistakes or more speed. Leaving out the upkeep gives 7,000, which is less than half of the real gap.',
      },
      {
        id: 'keep-the-scale',
        kind: 'numeric',
        lecture: 'low-rank-adapters',
        prompt:
          'A first run used rank 16 and α = 8. A second run is to use rank 4 and to differ in nothing but the rank. Which α does it need?',
        answer: 2,
        explanation:
          'The correction is scaled by α / r, which was 8 / 16 = 0.5. With rank 4, α has to be 0.5 × 4 = 2. With α left at 8, the scale would be 2, four times as large, and the comparison would mix the rank with a different effective learning rate.',
      },
      {
        id: 'stuck-above-zero',
        kind: 'single',
        lecture: 'adapter-lab',
        prompt:
          'In a small experiment like the lab, an adapter of rank 2 reaches a loss of 0.09 on the new task after 2,000 steps and still has 0.09 after 20,000, on training and test examples alike. What will most likely bring the loss to zero?',
        options: [
          { id: 'replay', text: 'Examples of the old task in the mix' },
          { id: 'examples', text: 'Twice as many examples of the new task' },
          { id: 'smaller', text: 'Smaller random numbers in A at the start' },
          { id: 'rank', text: 'An adapter of rank 3 in place of rank 2' },
        ],
        answer: 'rank',
        explanation:
          'A change along three directions does not fit into two, however long the training lasts. Equal losses on training and test examples show that more examples are not what is missing. Replay and a smaller start protect the old task and add no direction.',
      },
      {
        id: 'moved-to-another-base',
        kind: 'single',
        lecture: 'low-rank-adapters',
        prompt:
          'A provider’s base model was replaced by a new version of equal size. The adapter from last year loads without an error, and agreement falls from 91% to 84%. What explains this best?',
        options: [
          { id: 'fits', text: 'It is a correction to the weights of the old base model' },
          { id: 'worn', text: 'Its weights wear out, because the reports have changed' },
          { id: 'merge', text: 'It was kept apart, and should have been merged into the base' },
          { id: 'alpha', text: 'Its α has to grow with the version of the base model' },
        ],
        answer: 'fits',
        explanation:
          'An adapter belongs to exactly one model. Matrices of the same size let it load, but it now corrects weights other than those it was trained with. A checksum of the base model in the data sheet finds this before users do. Merging into the new base gives the same wrong sum.',
      },
      {
        id: 'crash-on-long-texts',
        kind: 'multiple',
        lecture: 'low-rank-adapters',
        prompt:
          'A run with an adapter stops for lack of memory at step 412, on a batch of very long reports. All earlier batches fit. Which changes attack the cause? Choose **two**.',
        options: [
          { id: 'rank', text: 'Rank 8 instead of 16' },
          { id: 'accumulate', text: 'Batches half as large, two before each update' },
          { id: 'rate', text: 'A learning rate half as high' },
          { id: 'checkpoint', text: 'Gradient checkpointing' },
          { id: 'dropout', text: 'Dropout of 0.1 instead of 0' },
        ],
        answer: ['accumulate', 'checkpoint'],
        explanation:
          'Activations grow with batch size and length, so this batch needs more room than the others. Smaller batches hold less at once, and checkpointing computes again what it does not store. A lower rank saves little: weights and optimizer fit in all the earlier steps.',
      },
      {
        id: 'one-text-two-codes',
        kind: 'single',
        lecture: 'clean-and-split',
        prompt:
          'After cleaning, 31 pairs of reports have the same key and different codes. The data set has 2,000 reports. What do you do with the pairs?',
        options: [
          { id: 'majority', text: 'Keep the code that is more frequent in the data set' },
          { id: 'owner', text: 'Take them to the people who own the labeling guide' },
          { id: 'both', text: 'Keep both, because 31 of 2,000 hardly change the mean' },
          { id: 'delete', text: 'Delete both, because neither of the codes can be trusted' },
        ],
        answer: 'owner',
        explanation:
          'Each pair is a wrong label or a hole in the guide, and both are worth more than ten ordinary examples. Once the people have decided, the pair can be used. Deleting or voting removes the sign of the problem, and the next thousand labels will contain it again.',
      },
      {
        id: 'different-keys',
        kind: 'numeric',
        lecture: 'clean-and-split',
        prompt:
          'The course’s `key` turns a text into its words of small letters and digits, joined by single spaces. How many different keys do these five reports have?\n\n```text\nDr 2 rubs, adj. roller\ndr 2 rubs - ADJ ROLLER\ndr 2 rubs, adj rollers\ndr 2 rubs; adj roller!\ndr 2 rubs, adj roller today\n```',
        unit: 'keys',
        answer: 3,
        explanation:
          'Case, punctuation, and spacing disappear, so three of the reports share `dr 2 rubs adj roller`. *Rollers* and *today* make two other keys. To find near copies like these, compare three-word sequences, and read the candidates before you delete any.',
      },
      {
        id: 'two-prompts-label',
        kind: 'single',
        lecture: 'training-examples',
        skills: ['training-data'],
        prompt:
          'Two different prompts label 5,000 tickets with a large model. They agree on 4,100. An expert has time to read 1,000 tickets. Which use of this time helps the training data most?',
        options: [
          { id: 'random', text: '1,000 tickets drawn at random from all 5,000' },
          { id: 'agreed', text: '1,000 tickets drawn at random from the 4,100' },
          { id: 'differ', text: 'The 900 that differ, and 100 drawn from the 4,100' },
          { id: 'typical', text: 'The 1,000 tickets that are most typical of their label' },
        ],
        answer: 'differ',
        explanation:
          'Where the prompts differ, at least one label is wrong, so each of the 900 readings decides something. The sample of 100 tells how often agreed labels are wrong. Drawing from all 5,000 would spend about 820 readings on tickets that are mostly right.',
      },
      {
        id: 'hello-team',
        kind: 'single',
        lecture: 'training-examples',
        skills: ['training-data'],
        prompt:
          'In a training set, all tickets labeled *urgent* come from one office, which begins each message with "Hello team." The tuned model now calls harmless tickets urgent when they begin like this. Which change of the data fits the cause?',
        options: [
          { id: 'epochs', text: 'The same tickets, seen in more epochs' },
          { id: 'limit', text: 'Fewer urgent tickets, limited like a frequent label' },
          { id: 'vary', text: 'Urgent tickets from other offices, harmless ones from this one' },
          { id: 'polish', text: 'All tickets rewritten by a model in one style, without greetings' },
        ],
        answer: 'vary',
        explanation:
          'The greeting predicted the label in every example, so the model learned the greeting. When it occurs on both sides and urgency occurs without it, only the content is left to learn from. Polished text would train for polished text, and real tickets are not polished.',
      },
      {
        id: 'which-is-a-border',
        kind: 'single',
        lecture: 'training-examples',
        skills: ['labeling-guides'],
        prompt:
          'A guide for a shop has the labels *damaged* ("an item arrived broken") and *incomplete* ("an item is missing"). Which message belongs in it as a borderline example?',
        options: [
          { id: 'lid', text: 'The lid of the teapot is cracked.' },
          { id: 'cups', text: 'Two of the six cups are not in the box.' },
          { id: 'when', text: 'When will the rest of my order come?' },
          { id: 'handle', text: 'The mug came without its handle.' },
        ],
        answer: 'handle',
        explanation:
          'Is the handle broken off, or was it left out? Two careful people will differ, and the guide has to decide and say why. The cracked lid and the two cups are typical, so nobody needs help with them. The question about the order belongs to another label.',
      },
      {
        id: 'reasons-of-the-third',
        kind: 'single',
        lecture: 'baseline-first',
        skills: ['labeling-guides'],
        prompt:
          'Two experts label the 600 tickets of a test set and differ on 42. A third person decides these 42. What else should come out of this work for the labeling guide?',
        options: [
          { id: 'share', text: 'The share of 93%, as the goal for new labelers' },
          { id: 'reasons', text: 'The reason for each of the 42 decisions, in writing' },
          { id: 'tickets', text: 'The 42 tickets, as new examples for training' },
          { id: 'closer', text: 'The name of the expert who was right more often' },
        ],
        answer: 'reasons',
        explanation:
          'The 42 tickets are those that the guide did not settle. The reasons are the rules that were missing, and they decide the next such ticket, too. A share tells how much is open and not what. As training examples, test tickets would spoil the test.',
      },
      {
        id: 'experts-swap-them',
        kind: 'single',
        lecture: 'prompt-retrieve-tune',
        skills: ['labeling-guides'],
        prompt:
          'Half of all errors of a classifier are confusions of *billing* and *payment*. Two experts also swap these labels in a third of the cases. What should be tried first?',
        options: [
          { id: 'tune', text: 'Tune on several hundred examples of both labels' },
          { id: 'definitions', text: 'Rewrite the definitions of both labels' },
          { id: 'retrieve', text: 'Put five similar labeled tickets into each prompt' },
          { id: 'larger', text: 'Use a larger model for tickets with these labels' },
        ],
        answer: 'definitions',
        explanation:
          'Where experts swap two labels, the labels overlap by definition, and no model can repair that. Tuning and similar tickets would pass on the same confusion. If nobody needs the distinction, one label for both is a repair as well.',
      },
      {
        id: 'habit-of-each',
        kind: 'single',
        lecture: 'training-examples',
        skills: ['labeling-guides'],
        prompt:
          'Three people label complaints. When a complaint names two causes, one takes the first, one takes the worse, and one writes *other*. A model is tuned on all their labels. What comes before more labels?',
        options: [
          { id: 'average', text: 'A vote of all three people on each complaint' },
          { id: 'one', text: 'Only the labels of the person with the most experience' },
          { id: 'rule', text: 'A rule in the guide for complaints with two causes' },
          { id: 'remove', text: 'The removal of complaints that name two causes' },
        ],
        answer: 'rule',
        explanation:
          'A model learns the average behavior of the people who labeled, so three habits make it undecided. One written rule gives all of them the same answer. A vote of three habits has no winner, and without such complaints, the model will always give one definite cause.',
      },
      {
        id: 'errors-that-cost',
        kind: 'single',
        lecture: 'baseline-first',
        prompt:
          'Each month, a classifier confuses *letter* and *flyer* 90 times, at no cost, *letter* and *parcel* 80 times, at $15 each, and *parcel* and *express* 30 times, at $60 each. Which change is worth most?',
        options: [
          { id: 'all', text: 'All 90 confusions of letter and flyer disappear' },
          { id: 'sixty', text: '60 of the 80 confusions of letter and parcel disappear' },
          { id: 'twenty', text: '20 of the 30 confusions of parcel and express disappear' },
          { id: 'half', text: 'Half of all the confusions of letters disappear' },
        ],
        answer: 'twenty',
        explanation:
          '20 × $60 = $1,200, against 60 × $15 = $900 and nothing for letters and flyers. Half of the confusions of letters save 40 × $15 = $600. Telling letters from flyers raises agreement most and is worth nothing, so count what errors cost before you train against them.',
      },
      {
        id: 'weighted-by-use',
        kind: 'numeric',
        lecture: 'baseline-first',
        prompt:
          'A test set has 100 cases of a frequent code and 100 of a rare one, which was oversampled. The model gets 92 and 60 of them right. In use, the frequent code makes up 90% of the reports. What is the agreement, weighted by real frequency?',
        unit: 'percent',
        answer: 88.8,
        tolerance: 0.3,
        explanation:
          '0.90 × 92% + 0.10 × 60% = 82.8% + 6% = 88.8%. The plain share, 152 of 200 or 76%, describes a mix that does not occur in use. Report the figure for each code as well, because 60% on the rare one hardly shows in 88.8%.',
      },
      {
        id: 'lead-within-seeds',
        kind: 'single',
        lecture: 'plan-the-run',
        skills: ['model-evaluation'],
        prompt:
          'The present setting was run with three seeds and reaches 88.2%, 89.3%, and 90.1%. A new setting was run once and reaches 90.3%. What may the log say?',
        options: [
          { id: 'better', text: 'The new setting is better by 1.1 points' },
          { id: 'best', text: 'The new setting is better than the best seed, so it is kept' },
          { id: 'equal', text: 'Both settings are equally good' },
          { id: 'open', text: 'Nothing yet: seeds alone differ by about two points' },
        ],
        answer: 'open',
        explanation:
          'The present setting moves by 1.9 points without any change, and 90.3% is only 0.2 above its best seed. Three seeds of the new setting would show more. That the two are equally good is not shown either. The best of many runs is also the luckiest one.',
      },
      {
        id: 'only-the-tuned-one',
        kind: 'numeric',
        lecture: 'judge-and-release',
        skills: ['model-evaluation'],
        prompt:
          'On 400 shared cases, the baseline is right on 340 and the tuned model on 352. Both are right on 330. On how many cases is only the tuned model right?',
        unit: 'cases',
        answer: 22,
        explanation:
          '352 − 330 = 22, and the baseline alone is right on 340 − 330 = 10. These 32 cases decide: 22 to 10 is what a sign test judges. The difference of the totals, 12, hides that the tuned model also lost ten cases, and those need a look.',
      },
      {
        id: 'base-is-retired',
        kind: 'multiple',
        lecture: 'judge-and-release',
        skills: ['release-planning'],
        prompt:
          'The provider retires the base model of your tuned classifier. You will tune another base. What can you use again as it is? Choose **two**.',
        options: [
          { id: 'guide', text: 'The labeling guide' },
          { id: 'adapter', text: 'The adapter' },
          { id: 'border', text: 'The threshold of 0.95 for accepted answers' },
          { id: 'test', text: 'The test set' },
          { id: 'seconds', text: 'The measured seconds for each answer' },
        ],
        answer: ['guide', 'test'],
        explanation:
          'Guide, data, tests, and plan do not depend on a model, and with them a new run takes days. The adapter is worthless without its base. Another model has other probabilities and another speed, so the threshold must be chosen and the time measured again.',
      },
      {
        id: 'hundred-each-month',
        kind: 'single',
        lecture: 'judge-and-release',
        skills: ['release-planning'],
        prompt:
          'Each month, an expert labels 100 random reports to watch a tuned model. In June, the model agrees on 92. What may be done with these 100 reports afterward?',
        options: [
          { id: 'both', text: 'They go into the next training set and into its test set' },
          { id: 'train', text: 'They go into the next training set, and not into its test set' },
          { id: 'errors', text: 'Only the 8 errors go into the next training set and its test set' },
          { id: 'nothing', text: 'They are deleted, because they have been looked at' },
        ],
        answer: 'train',
        explanation:
          'Fresh labels from real work are good training data. But a version must not be tested on what it was trained with, or the test measures memory. With only the errors, the training data would lose the mix of real work.',
      },
      {
        id: 'wrong-and-accepted',
        kind: 'numeric',
        lecture: 'judge-and-release',
        skills: ['release-planning'],
        prompt:
          'Of 400 validation cases, 300 have a top probability of at least 0.95, and 97% of these are right. Answers from 0.95 up are accepted, and the rest go to a person. There are 12,000 reports a day. How many accepted answers per day should you expect to be wrong?',
        unit: 'answers',
        answer: 270,
        explanation:
          '300 of 400 is 75%, so 9,000 reports a day are accepted, and 3% of them is 270. Whether that is fine depends on the cost of a mistake. Applying the 3% to all 12,000 gives 360 and forgets that a quarter goes to a person.',
      },
      {
        id: 'new-abbreviations',
        kind: 'single',
        lecture: 'judge-and-release',
        skills: ['release-planning'],
        prompt:
          'A tuned model runs well. Then new equipment arrives with abbreviations that the model has never seen, and the unknown words per report double. Ten reports about it have been labeled so far. What helps on the same day?',
        options: [
          { id: 'run', text: 'A new run tonight with the ten reports added to the data' },
          { id: 'neighbors', text: 'The old way with similar labeled reports in the prompt' },
          { id: 'border', text: 'A threshold of 0.90 for accepted answers' },
          { id: 'wait', text: 'The expert labels at the end of the month' },
        ],
        answer: 'neighbors',
        explanation:
          'Retrieved neighbors use a label from the moment it exists, which is one reason to keep the old way ready. A new run needs more examples and all the tests before release. A lower threshold would accept more of the answers that are now doubtful.',
      },
    ],
  },
]);
