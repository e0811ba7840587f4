import { expect, test } from "vitest";
import { htmlToText } from "./html-text.ts";

test.each([
  ["<p>Solid <b>oak</b></p>", "Solid oak"],
  ["<p>One</p><p>Two</p>", "One Two"],
  ["<b>B</b>read", "Bread"],
  ["Line<br/>break", "Line break"],
  ["Chair &amp; table", "Chair & table"],
  ["5&nbsp;kg &#8211; caf&eacute;", "5 kg – café"],
  ["&lt;p&gt;Twice&lt;/p&gt;", "Twice"],
  ["&amp;amp;", "&"],
  ["<style>p { color: red }</style>Seen<!-- not this -->", "Seen"],
  ['<a href="https://a.test/?a=1">Link</a>', "Link"],
])("%s is read as %s", (html, text) => {
  expect(htmlToText(html)?.text).toBe(text);
});

test.each(["AT&T", "2 < 3 > 1", "Fish & chips", "<3"])("%s is no HTML", (text) => {
  expect(htmlToText(text)).toBeNull();
});
