import { eventTypes, testEventType } from '#domain/webhook/events.ts';
import type { DevelopersMessages } from '#messages/en/developers.ts';
import { codeBlock } from './code-block.ts';
import {
  curlExample,
  eventSamples,
  opensslExample,
  requestExample,
  sampleSecretText,
  testEventExample,
  verifyExample,
} from './event-examples.ts';

/** What a program is told, how it checks that we have told it, and what it can rely on. A test runs the examples. */
export function eventsSection(texts: DevelopersMessages): string {
  const { events } = texts;
  return `<section class="group" aria-labelledby="events"><h2 id="events">${events.title}</h2><p class="wide">${events.text}</p>
${part(
  'arrives',
  events.arrives,
  `<p>${events.arrivesText}</p><dl class="kinds">${([...eventTypes, testEventType] as const).map((type) => kind(type, texts)).join('')}</dl>`,
  [
    codeBlock('event-http', 'HTTP', requestExample('change.asked'), events.arrives, texts),
    `<p>${events.exampleSecret(sampleSecretText)}</p>`,
  ],
)}
${part('verify', events.verify, list(events.verifySteps), [
  codeBlock('event-ts', 'TypeScript', verifyExample, events.verify, texts),
])}
${part('receiver', events.receiver, list(events.receiverSteps), [
  codeBlock('event-values', 'sh', testEventExample, events.receiver, texts),
  codeBlock('event-openssl', 'openssl', opensslExample, events.receiver, texts),
  codeBlock('event-curl', 'curl', curlExample, events.receiver, texts),
])}
<h3 class="apart">${events.rules}</h3><dl class="rules">
${events.ruleList.map(([title, text]) => `<div><dt>${title}</dt><dd>${text}</dd></div>`).join('')}</dl></section>`;
}

function part(id: string, title: string, about: string, examples: readonly string[]): string {
  return `<article aria-labelledby="${id}" class="call event"><div class="about"><h3 id="${id}"><a href="#${id}">${title}</a></h3>
${about}</div><div class="example">${examples.join('\n')}</div></article>`;
}

function kind(type: keyof typeof eventSamples, { events }: DevelopersMessages): string {
  const fields = Object.keys(eventSamples[type]).map((field) => `<code>${field}</code>`);
  return `<div><dt><code>${type}</code></dt><dd>${events.kinds[type]}${fields.length > 0 ? `<br>${fields.join(' ')}` : ''}</dd></div>`;
}

function list(items: readonly string[]): string {
  return `<ul class="points">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
