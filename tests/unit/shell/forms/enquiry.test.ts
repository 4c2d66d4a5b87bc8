import {contactPath, parseSubject as parse} from '@site/src/shell/forms/about';
import {bookPath} from '@site/src/config/paths';
import {WORK_PAGES} from '@site/src/pages/contact/_parts/useSubject';
import {composeMessage, mailtoAddress} from '@site/src/shell/forms/message';

const parseSubject = (query: string) => parse(query, WORK_PAGES);
const queryOf = (path: string) => path.slice(path.indexOf('?'));

test('what a visitor was looking at arrives on the contact page as it was', () => {
  for (const about of ['Growth recipe: Five flows & a half', 'Advisor: Zoë Müller', 'a+b=c']) {
    expect(parseSubject(queryOf(contactPath(about)))).toEqual({about, page: ''});
  }
});

test('a link that books something keeps what it is about', () => {
  expect(bookPath('/contact')).toBe('/contact?book=1');
  expect(parseSubject(queryOf(bookPath(contactPath('Growth plan'))))).toEqual({
    about: 'Growth plan',
    page: '',
  });
});

test('a very long name arrives cut, and not as nothing', () => {
  const {about} = parseSubject(queryOf(contactPath(`Journal: ${'word '.repeat(40)}`)));
  expect(about).toMatch(/^Journal: word .*…$/);
  const short = 'x'.repeat(118);
  expect(parseSubject(queryOf(contactPath(`${short}😀${short}`))).about).toBe(`${short}…`);
});

test('a page arrives with what was chosen on it, unless it is too long for an address', () => {
  const page = '/services/growth-recipes/plan?recipes=a,b&start=2026-12-07&note=a%26b+c';
  expect(parseSubject(queryOf(contactPath('Growth plan', page)))).toEqual({about: 'Growth plan', page});
  const long = `/services/growth-recipes/plan?recipes=${'a,'.repeat(1_500)}`;
  expect(parseSubject(queryOf(contactPath('Growth plan', long)))).toEqual({about: 'Growth plan', page: ''});
});

test.each([
  '//example.org',
  '/%2fexample.org',
  '/%5cexample.org/login',
  '/%255cexample.org/login',
  '/login',
  '/services/growth-recipes/plan/../../login',
  '/services/growth-recipes/plan\\..\\login?recipes=a',
  '/Services/growth-recipes/plan',
  '/services/growth-recipes/plan#//example.org',
  '/\\example.org',
  'https://example.org/plan',
  'javascript:alert(1)',
  '/a b',
  '/<b>',
  '/a\nBcc:x',
  `/${'x'.repeat(3_001)}`,
])('%s is not one of our pages', (page) => {
  const query = `?${new URLSearchParams({about: 'Growth plan', page}).toString()}`;
  expect(parseSubject(query)).toEqual({about: 'Growth plan', page: ''});
});

test.each([
  ['nothing', ''],
  ['another parameter', '?from=x'],
  ['a page without a name', '?page=/plan'],
  ['more than a name', `?about=${'x'.repeat(200)}`],
  ['markup', '?about=%3Cb%3Ehello'],
  ['a line break, which could forge a header', '?about=x%0D%0ABcc:%20a@b.c'],
])('%s in the address counts as nothing', (_name, query) => {
  expect(parseSubject(query)).toEqual({about: '', page: ''});
});

test('a message has a paragraph for each field with a text, and names what it is about', () => {
  const message = composeMessage('Growth recipe: Five flows', [
    ['Your name', ' Ada '],
    ['Company', '  '],
    ['What has stopped working', 'Repeat orders.\nSince May.'],
  ]);
  expect(message.subject).toBe('Enquiry: Growth recipe: Five flows');
  expect(message.body).toBe('Your name:\nAda\n\nWhat has stopped working:\nRepeat orders.\nSince May.');
});

test('a mail address breaks lines as mail does (RFC 6068)', () => {
  expect(mailtoAddress('a@example.com', {subject: 'A & B', body: 'one\ntwo\n\nthree?'})).toBe(
    'mailto:a@example.com?subject=A%20%26%20B&body=one%0D%0Atwo%0D%0A%0D%0Athree%3F',
  );
});
