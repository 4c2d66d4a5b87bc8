/** A first version of an article: a draft, which `npm start` shows and the build leaves out. */
export function articleTemplate(
  {title, author, topics}: Readonly<Record<string, string>>,
  day: string,
): string {
  return `---
title: ${title}
# 90 to 220 characters: the excerpt of the list and the lead above the article
description: >-
  The question a practitioner has, the answer we found, and under which condition it holds.
  Say for whom it is not.
date: ${day}
# Keys of blog/authors.yml and blog/tags.yml
authors: [${author}]
tags: ${topics}
# At least three
keywords: [first keyword, second keyword, third keyword]
# Remove this line when the article is ready: it then counts 8, 10 or 12 minutes of reading
draft: true
callToAction:
  heading: What the reader may be stuck on
  text: What happens when they write to us.
  button: Get in Touch
---

The answer first, in two or three sentences.

## What the first section found

The components that you can use here are shown in blog/README.md.
`;
}
