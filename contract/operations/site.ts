import * as z from 'zod/mini';
import { operations } from '../define.ts';
import { maxSearchLength } from '../rules/search/max-search-length.ts';
import { Email } from '../schemas/identifiers.ts';
import { roundedNumber } from '../schemas/number.ts';
import { requiredLine } from '../schemas/text.ts';
import { routePatterns } from '../site-routes.ts';

export const site = operations({
  getHealth: {
    summary: 'Check that the API responds.',
    method: 'GET',
    path: '/health',
    access: 'public',
    response: z.object({ status: z.literal('ok') }),
    problems: [],
    needs: [],
  },
  getOpenApi: {
    summary: 'Get this API description (OpenAPI 3.1).',
    method: 'GET',
    path: '/openapi.json',
    access: 'public',
    response: z.record(z.string(), z.unknown()),
    problems: [],
    needs: [],
    cacheSeconds: 60,
  },
  getApiReference: {
    summary: 'Get this API description as a page.',
    method: 'GET',
    path: '/reference',
    access: 'public',
    response: 'text/html',
    problems: [],
    needs: [],
    cacheSeconds: 60,
  },
  sendInquiry: {
    summary: 'Send us a message from one of the forms.',
    method: 'POST',
    path: '/inquiries',
    access: 'public',
    body: z.strictObject({
      form: z.enum(['contact', 'corporate', 'instructor']),
      firstName: requiredLine(80),
      lastName: requiredLine(80),
      email: Email,
      message: z.optional(z.string().check(z.maxLength(5000, 'Use at most 5,000 characters.'))),
      website: z.optional(z.string().check(z.maxLength(200))),
    }),
    form: true,
    response: z.object({
      received: z.literal(true),
      /** Explains to the sender why the message was saved and not emailed; absent once it was emailed. */
      waiting: z.optional(z.string()),
    }),
    problems: ['unavailable'],
    needs: ['subscribers:PutItem', 'limits:UpdateItem', 'subscribers:DeleteItem', 'email:SendEmail'],
    limit: '5 an hour per email address, 300 a day per network',
  },
  recordAnalytics: {
    summary: 'Record page views and web vitals, without identifying a person.',
    method: 'POST',
    path: '/analytics',
    access: 'public',
    body: z.strictObject({
      events: z
        .array(
          z.strictObject({
            name: z.enum(['page-view', 'CLS', 'FID', 'FCP', 'LCP', 'TTFB', 'INP']),
            /** Pattern from the route table, without ids or query. */
            route: z.enum(routePatterns, 'Use a pattern of the route table.'),
            /** In the metric's unit: milliseconds up to a day, or the CLS score. */
            value: z.optional(roundedNumber(0, 86_400_000)),
          }),
        )
        .check(z.minLength(1), z.maxLength(20)),
    }),
    response: z.object({ recorded: z.literal(true) }),
    problems: [],
    needs: ['limits:UpdateItem', 'ga4:GetParameter'],
    limit: '600 calls a minute per network',
  },
  recordCspReports: {
    summary: 'Count violations of the Content Security Policy that browsers report.',
    method: 'POST',
    path: '/csp-reports',
    access: 'public',
    body: 'raw',
    response: z.object({ recorded: z.literal(true) }),
    problems: [],
    needs: ['limits:UpdateItem'],
    limit: '60 calls a minute per network',
  },
  countZeroResultSearch: {
    summary: 'Count a search that found nothing, without identifying a person.',
    method: 'POST',
    path: '/zero-result-searches',
    access: 'public',
    body: z.strictObject({ search: z.string().check(z.minLength(1), z.maxLength(maxSearchLength)) }),
    /** False for a search that finds what was typed, or whose text may be personal. */
    response: z.object({ counted: z.boolean() }),
    problems: [],
    needs: ['search-index:GetObject', 'limits:UpdateItem', 'zero-result-searches:UpdateItem'],
    limit: '60 a minute per network',
  },
});
