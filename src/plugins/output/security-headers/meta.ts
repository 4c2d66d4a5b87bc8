/** What of our policy a page cannot say (CSP Level 3, section 3.3). */
const HEADER_ONLY = /; frame-ancestors [^;]*/;
/** The first tag of each page's head; what comes after it is held to the policy. */
const CHARSET = /<meta charset="?utf-8"?>/i;
const OPENING = '<meta http-equiv="Content-Security-Policy"';

/** A page with the content security policy of `_headers` in its head, for hosts that do not send our headers. */
export function withPolicy(html: string, headersFile: string): string {
  const [, policy] = /^ +Content-Security-Policy: (.*)$/m.exec(headersFile) ?? [];
  if (policy === undefined || !CHARSET.test(html)) {
    throw new Error('No policy, or no head to put it into: see src/plugins/output/security-headers/meta.ts.');
  }
  return html.includes(OPENING)
    ? html
    : html.replace(
        CHARSET,
        (charset) => `${charset}${OPENING} content="${policy.replace(HEADER_ONLY, '')}">`,
      );
}
