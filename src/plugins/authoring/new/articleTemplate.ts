/** A first version of an article: a draft, which `npm start` shows and the build leaves out. */
export function articleTemplate(
  {title, author, topics}: Readonly<Record<string, string>>,
  day: string,
): string {
  return `---
title: ${title}
# 90 to 220 characters: the excerpt of the list and the lead above the article
description: >-
  WRITE: the question a practitioner has, the answer we found, under which condition it holds, and for whom it is not.
date: ${day}
# Keys of blog/authors.yml and blog/tags.yml
authors: [${author}]
tags: ${topics}
# At least three
keywords: ['WRITE: first keyword', 'WRITE: second keyword', 'WRITE: third keyword']
# Remove this line when the article is ready
draft: true
callToAction:
  heading: 'WRITE: what the reader may be stuck on'
  text: 'WRITE: what happens when they write to us'
  button: Get in Touch
---

WRITE: the answer first, in two or three sentences.

## WRITE: what the first section found

WRITE: the section. blog/README.md shows the components that you can use here.
`;
}
