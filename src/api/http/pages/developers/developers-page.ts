import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { apiVersion } from '#domain/account/api-keys.ts';
import { type Language, languages } from '#domain/account/languages.ts';
import type { DevelopersMessages } from '#messages/en/developers.ts';
import developerTexts from '#messages/every-language/developers.ts';
import { languageFacts } from '#messages/languages.ts';
import { escapeHtml, type OpenApi, type Operation, schemaFields, schemaOf } from '../docs-page.ts';
import { codeBlock } from './code-block.ts';
import { developersStyles } from './developers-styles.ts';
import { eventsSection } from './events-section.ts';
import { type EndpointGroup, endpointGroups, type KeyEndpoint } from './key-endpoints.ts';
import { keyExample } from './key-examples.ts';

type PageOptions = {
  origin: string;
  language: Language;
  /** Whether the operator has switched files for programs on. */
  areFilesOn: boolean;
  /** The rules of the fonts of the product; empty without a build of the web. */
  fontFaces: string;
};

type Call = { name: KeyEndpoint; group: EndpointGroup; method: string; path: string; scope: string };

/**
 * The reference for programs: the calls that a key can make, by group, each with examples to copy and a form to try it; then events.
 * It can be read without scripts; `reference.js` of the web copies and sends.
 */
export function developersPage({ paths = {} }: OpenApi, options: PageOptions): string {
  const { origin, language, fontFaces } = options;
  const texts = developerTexts[language];
  const groups = (Object.keys(endpointGroups) as EndpointGroup[]).map((group) => ({
    group,
    calls: keyEndpoints(options).filter((call) => call.group === group),
  }));
  const sections = groups.map(
    ({ group, calls: ofGroup }) => `<section class="group" aria-labelledby="${group}">
<h2 id="${group}">${texts.groups[group]}</h2>
${ofGroup.map((call) => callSection(call, operationOf(paths, call), texts, origin)).join('\n')}</section>`,
  );
  const menu = `<ul><li><a href="#start">${texts.start}</a></li><li><a href="#rules">${texts.rules}</a></li>
<li><a href="#script">${texts.script}</a></li></ul>
${groups
  .map(
    ({ group, calls: ofGroup }) => `<p class="menu-group">${texts.groups[group]}</p><ul>
${ofGroup.map(({ name, method }) => `<li><a href="#${name}"><span>${texts.calls[name].title}</span>${badge(method)}</a></li>`).join('')}</ul>`,
  )
  .join('\n')}
<p class="menu-group">${texts.events.title}</p><ul>
${(['arrives', 'verify', 'receiver'] as const).map((id) => `<li><a href="#${id}">${texts.events[id]}</a></li>`).join('')}</ul>`;
  const others = languages.filter((one) => one !== language);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${texts.title}</title><meta name="description" content="${escapeHtml(texts.lead)}">
<link rel="icon" href="/favicon.svg"><style>${fontFaces}${developersStyles}</style><script src="/reference.js"></script></head>
<body data-no-key="${texts.noKey}" data-no-id="${texts.noId}" data-bad-body="${texts.badBody}" data-failed="${texts.failed}" data-sending="${texts.sending}" data-copied="${texts.copied}" data-file="${texts.file}">
<a class="skip" href="#content">${texts.skip}</a>
<header><a class="brand" href="/"><img src="/favicon.svg" alt="" width="24" height="24">Vizitka</a>
<nav aria-label="Vizitka"><span><a href="/account#keys">${texts.keys}</a><a href="/api/openapi.json">${texts.openApi}</a><a href="/api/docs">${texts.allCalls}</a></span>
<span>${others.map((one) => `<a href="/developers?language=${one}" hreflang="${one}" lang="${one}">${languageFacts[one].name}</a>`).join('')}</span></nav></header>
<div class="columns">
<nav class="menu" aria-label="${texts.menu}">${menu}</nav>
<details class="menu-phone"><summary>${texts.openMenu}</summary><nav aria-label="${texts.openMenu}">${menu}</nav></details>
<main id="content" tabindex="-1">
<h1>${texts.title}</h1><p class="lead">${texts.lead}</p>
<section aria-labelledby="start"><h2 id="start">${texts.start}</h2><ol class="steps">
${texts.steps.map(([title, text]) => `<li><h3>${title}</h3><p>${text}</p></li>`).join('')}</ol>
<form class="key" hidden><label for="key">${texts.key}</label>
<input id="key" type="password" autocomplete="off" spellcheck="false" placeholder="viz_…" aria-describedby="key-hint"><p id="key-hint">${texts.keyHint}</p></form></section>
<section aria-labelledby="rules"><h2 id="rules">${texts.rules}</h2><dl class="rules">
${texts
  .ruleList(apiVersion)
  .map(([title, text]) => `<div><dt>${title}</dt><dd>${text}</dd></div>`)
  .join('')}</dl></section>
<section aria-labelledby="script"><h2 id="script">${texts.script}</h2><p>${texts.scriptText}</p>
<p><a href="/developers/keep-people.mjs">${texts.scriptLink}</a></p></section>
${sections.join('\n')}
${eventsSection(texts)}</main></div></body></html>`;
}

/** The calls that a key can make here. */
function keyEndpoints({ areFilesOn }: PageOptions): Call[] {
  return (Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
    const { method, path, scope }: Endpoint = endpoints[name];
    const group = (Object.keys(endpointGroups) as EndpointGroup[]).find((one) =>
      path.startsWith(endpointGroups[one]),
    );
    if (!scope || !group || (name === 'cardFile' && !areFilesOn)) return [];
    return { name: name as KeyEndpoint, group, method, path, scope };
  });
}

function operationOf(paths: NonNullable<OpenApi['paths']>, { method, path }: Call): Operation {
  return paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {};
}

function callSection(
  { name, group, method, path, scope }: Call,
  { requestBody, responses = {} }: Operation,
  texts: DevelopersMessages,
  origin: string,
): string {
  const { title, text } = texts.calls[name];
  const { curl, code, body } = keyExample(name, origin);
  const taken = schemaOf(requestBody?.content);
  const [answer] = Object.entries(responses).filter(([status]) => Number(status) < 400);
  const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const shownPath = escapeHtml(path).replace(':id', '<var>{id}</var>');
  return `<article aria-labelledby="${name}" class="call"><div class="about">
<h3 id="${name}"><a href="#${name}">${title}</a></h3>
<p class="address">${badge(method)}<code>${shownPath}</code></p>
<p>${escapeHtml(text)}.</p><p class="scope">${texts.scope} <code>${scope}</code></p>
${taken ? folded(texts.takes, taken, texts) : ''}
${answer ? folded(`${texts.answers} ${answer[0]}`, schemaOf(answer[1].content), texts) : ''}
<details><summary>${texts.refusals}</summary><table><tbody>
${refusals.map(([status, { description = '' }]) => `<tr><th scope="row">${status}</th><td>${codesOf(description)}</td></tr>`).join('')}</tbody></table></details></div>
<div class="example">
${codeBlock('curl', 'curl', curl, title, texts)}
${codeBlock('ts', 'TypeScript', code, title, texts)}
<form class="try" hidden data-method="${method}" data-path="${path}">
${path.includes(':id') ? `<label>${texts.id[group]}<input name="id" autocomplete="off" spellcheck="false"></label>` : ''}
${body ? `<label>${texts.body}<textarea name="body" rows="${body.split('\n').length}" spellcheck="false">${escapeHtml(body)}</textarea></label>` : ''}
<p><button aria-label="${texts.sendOf(title)}">${texts.send}</button>${method === 'GET' ? '' : `<span>${texts.isReal}</span>`}</p>
<div class="result" role="status"></div></form></div></article>`;
}

/** The fields of a value; those of a long one are folded. */
function folded(title: string, schema: ReturnType<typeof schemaOf>, texts: DevelopersMessages): string {
  const { html, count } = schemaFields(schema, texts);
  if (count === 0) return `<p class="plain"><b>${title}</b> ${html || texts.nothing}</p>`;
  return `<details${count <= 4 ? ' open' : ''}><summary>${title} <span>${texts.fields(count)}</span></summary>${html}</details>`;
}

function codesOf(description: string): string {
  return description
    .split(', ')
    .map((code) => `<code>${escapeHtml(code)}</code>`)
    .join(' ');
}

function badge(method: string): string {
  return `<b class="method ${method.toLowerCase()}" translate="no">${method}</b>`;
}
