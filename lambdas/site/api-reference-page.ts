import { brand } from '#contract/brand.ts';
import type { Operation } from '#contract/define.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import { groups } from '#contract/index.ts';
import { openApi } from '#contract/openapi.ts';
import { problemKinds } from '#contract/problem.ts';

const accessLabels: Record<Operation['access'], string> = {
  public: 'Anyone',
  optional: 'Anyone, optionally with a token',
  learner: 'Signed-in learners',
};

interface OpenApiOperation {
  requestBody?: { content: Record<string, { schema: unknown }> };
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  responses: Record<string, { description: string; content: Record<string, { schema: unknown }> }>;
}

/** A schema as text, with links to the named schemas it refers to. */
const schemaText = (schema: unknown, indent = 2): string =>
  escapeHtml(JSON.stringify(schema, null, indent)).replaceAll(
    /#\/components\/schemas\/(\w+)/g,
    (_, name: string) => `<a href="#schema-${name}">${name}</a>`,
  );

const schemaBlock = (title: string, content: Record<string, { schema: unknown }> | undefined): string => {
  const [entry] = Object.entries(content ?? {});
  if (!entry) return '';
  const [type, { schema }] = entry;
  return `<details><summary>${title} <code>${escapeHtml(type)}</code></summary><pre><code>${schemaText(schema)}</code></pre></details>`;
};

const parameterTable = ({ parameters }: OpenApiOperation): string =>
  parameters.length === 0
    ? ''
    : `<table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Rule</th></tr></thead><tbody>${parameters
        .map(
          ({ name, in: location, required, schema }) =>
            `<tr><td><code>${escapeHtml(name)}</code>${required ? '' : ' (optional)'}</td><td>${location}</td><td><code>${schemaText(schema, 0)}</code></td></tr>`,
        )
        .join('')}</tbody></table>`;

const problemList = ({ responses }: OpenApiOperation): string =>
  `<ul>${Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(
      ([status, { description }]) =>
        `<li><strong>${status}</strong> ${escapeHtml(description).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</li>`,
    )
    .join('')}</ul>`;

const article = (name: string, operation: Operation, openApiOperation: OpenApiOperation): string =>
  `<article id="${name}"><h3>${escapeHtml(operation.summary)}</h3>
<p><code class="route"><b>${operation.method}</b> /api${escapeHtml(operation.path)}</code></p>
<p>${name} · ${accessLabels[operation.access]}${operation.limit ? ` · Limit: ${escapeHtml(operation.limit)}` : ''}</p>
${parameterTable(openApiOperation)}${schemaBlock('Body', openApiOperation.requestBody?.content)}${schemaBlock('Response', openApiOperation.responses['200']?.content)}
<details><summary>Problems</summary>${problemList(openApiOperation)}</details></article>`;

/** Renders the contract as plain HTML without scripts, styled by a file of the site. */
export const apiReferencePage = (): string => {
  const { paths, components } = openApi() as {
    paths: Record<string, Record<string, OpenApiOperation>>;
    components: { schemas: Record<string, unknown> };
  };
  const sections = Object.entries(groups).map(([group, members]) => {
    const articles = Object.entries(members as Record<string, Operation>).map(([name, operation]) =>
      article(name, operation, paths[`/api${operation.path}`]?.[operation.method.toLowerCase()] as OpenApiOperation),
    );
    return `<section><h2 id="${group}">${group}</h2>${articles.join('')}</section>`;
  });
  const navigation = Object.keys(groups).map((group) => `<li><a href="#${group}">${group}</a></li>`);
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<article id="schema-${name}"><h3>${name}</h3><pre><code>${schemaText(schema)}</code></pre></article>`,
  );
  const problems = Object.entries(problemKinds).map(
    ([code, { status, title }]) =>
      `<tr id="problem-${code}"><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(title)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${brand.name} API reference</title><meta name="robots" content="noindex"><link rel="stylesheet" href="/plain-page.css"><link rel="stylesheet" href="/api-reference.css"><link rel="icon" href="/favicon.svg"></head>
<body><header><a href="/">${brand.name}</a><h1>API reference</h1>
<p>The API behind the site, generated from the contract that it enforces. Also as <a href="/api/openapi.json">OpenAPI 3.1</a>. Send <code>Authorization: Bearer</code> with an access token for calls that require a learner.</p>
<nav aria-label="Groups"><ul>${navigation.join('')}<li><a href="#schemas">schemas</a></li><li><a href="#problems">problems</a></li></ul></nav></header>
<main>${sections.join('')}<section><h2 id="schemas">schemas</h2>${schemas.join('')}</section><section><h2 id="problems">problems</h2><p>Problems are <code>application/problem+json</code> (RFC 9457) with one of these codes.</p>
<table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Title</th></tr></thead><tbody>${problems.join('')}</tbody></table></section></main></body></html>`;
};
