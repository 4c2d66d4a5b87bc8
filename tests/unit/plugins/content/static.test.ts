/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {contentOf} from '@site/src/plugins/content/kinds';
import {staticProblems} from '@site/src/plugins/content/static';
import {mistakeOf} from '../../../support/problems';
import {useFolder} from '../../support/folder';

const folder = useFolder();

function put(file: string, text = 'A text.'): void {
  fs.mkdirSync(path.dirname(folder(file)), {recursive: true});
  fs.writeFileSync(folder(file), text);
}

test('a drawing of any size is read at once', () => {
  put('static/img/a.svg', `<svg><path d="${'a-'.repeat(100_000)}"/></svg>`);
  expect(found()).toEqual([]);
}, 2_000);

/** What is said of each file. */
const found = () =>
  staticProblems(contentOf(folder())).map(({file, problem}) => [file, mistakeOf(problem).split(',')[0]]);

test('symbolic links are refused wherever content is published from', () => {
  put('secret/a.txt');
  const links = ['static/a.txt', 'static/img', 'blog/a.mdx', 'docs/_notes/a.mdx', 'src/data/hubs'];
  for (const link of links) {
    fs.mkdirSync(path.dirname(folder(link)), {recursive: true});
    fs.symlinkSync(folder(link.includes('.') ? 'secret/a.txt' : 'secret'), folder(link));
  }
  expect(found()).toEqual(links.map((link) => [link, 'is a symbolic link']));
  fs.rmSync(folder('static'), {recursive: true});
  fs.symlinkSync(folder('secret'), folder('static'));
  expect(found()).toContainEqual(['static', 'is a symbolic link']);
});

test('pages, scripts and what hosts read are refused, and what visitors download is not', () => {
  const wrong = [
    'a.html',
    'a.HTM',
    'b/a.js',
    'a.xml',
    'a.xhtml',
    '_headers',
    '.htaccess',
    '.a.html',
    'CNAME',
    '.well-known/pki-validation/a.txt',
    '_worker/a.txt',
    'a.txt',
    'b/a.mjs',
    'img/a b.png',
  ];
  const right = ['.nojekyll', '.DS_Store', 'img/a.webp', 'papers/b/a.mjs', 'papers/b/a.sql'];
  [...wrong, ...right].forEach((name) => put(`static/${name}`));
  expect(
    found()
      .map(([file]) => file)
      .sort(),
  ).toEqual(wrong.map((name) => `static/${name}`).sort());
});

test.each([
  ['<script>a()</script>', false],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">a()</s:script>', false],
  ['<a.b:script xmlns:a.b="http://www.w3.org/2000/svg">a()</a.b:script>', false],
  ['<h:form xmlns:h="http://www.w3.org/1999/xhtml" action="javascript:a()"/>', false],
  ['<set attributeName="a.b:href" to="javascript:a()"/>', false],
  ['<set attributeName="\u00E9:href" to="javascript:a()"/>', false],
  [`<rect style="cursor:image-set('https://a.example/b.png' 1x)"/>`, false],
  ['<set attributeName="&#104;ref" to="javascript:a()"/>', false],
  ['<f:frame xmlns:f="http://www.w3.org/&#49;999/xhtml" src="javascript:a()"/>', false],
  ['<style>@import "https://a.example/b.css"</style>', false],
  ['<style>@\\69mport "https://a.example/b.css"</style>', false],
  ['<style>@&#x69;mport "https://a.example/b.css"</style>', false],
  ['<rect style="fill:url(https://a.example/b.svg#c)"/>', false],
  ['<g onload="a()"/>', false],
  ['<g\nonclick = "a()"/>', false],
  ['<foreignObject/>', false],
  ['<a href="javascript:a()"/>', false],
  ['<use xlink:href="https://a.example/b.svg#c"/>', false],
  ['<a><animate attributeName="href" to="javascript:a()"/></a>', false],
  ['<!DOCTYPE svg [<!ENTITY a "b">]>', false],
  ['<?xml-stylesheet href="a.xsl"?>', false],
  [
    '<use href="#a"/><path d="M0 0" fill="url(#b)" style="clip-path:url(&quot;#d&quot;)"/><text>on = off</text>',
    true,
  ],
])('a drawing with %s', (part, isRight) => {
  put('static/img/a.svg', `<svg xmlns="http://www.w3.org/2000/svg">\n${part}\n</svg>`);
  expect(found()).toEqual(isRight ? [] : [['static/img/a.svg', 'is in a drawing']]);
});
