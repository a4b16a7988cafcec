import { club } from '../../club/club.ts';
import type { Attachment } from './mailer.ts';

/** The content of a mail, before it is rendered as text and as HTML. */
export interface Letter {
  subject: string;
  paragraphs: readonly string[];
  /** A button: its label and address. */
  action?: { label: string; address: string };
  /** A picture among its attachments, by its `cid`. */
  picture?: { cid: string; description: string };
  /** Small print. */
  remark?: string;
  attachments?: readonly Attachment[];
}

/**
 * Renders a letter. Mail programs ignore style sheets, so styles are written on the elements.
 * @param name of the recipient; null for a greeting without one
 */
export function layOut(name: string | null, letter: Letter): { subject: string; text: string; html: string } {
  const { subject, paragraphs, action, picture, remark } = letter;
  const greeting = name === null ? 'Hola:' : `Hola, ${name}:`;
  const { name: clubName, contact } = club;
  const farewell = `${clubName} · ${contact.email} · ${contact.phone}`;
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.address}`] : []),
    ...(remark ? [remark] : []),
    `--\n${farewell}`,
  ].join('\n\n');
  const html = [
    '<!doctype html><html lang="es"><head><meta charset="utf-8"><title>',
    escape(subject),
    '</title></head><body style="margin:0;background:#f7f3ea;color:#0b1524;font:16px/1.5 Arial,sans-serif">',
    '<div style="max-width:560px;margin:0 auto;padding:24px">',
    `<p style="margin:0 0 16px;border-left:6px solid #c7401c;padding-left:12px;font-weight:bold">${escape(clubName)}</p>`,
    ...[greeting, ...paragraphs].map((one) => `<p style="margin:0 0 16px">${escape(one)}</p>`),
    picture
      ? `<p><img src="cid:${picture.cid}" alt="${escape(picture.description)}" width="240" height="240"></p>`
      : '',
    action
      ? `<p style="margin:24px 0"><a href="${escape(action.address)}" style="background:#c7401c;border-radius:6px;color:#fff;display:inline-block;font-weight:bold;padding:12px 20px;text-decoration:none">${escape(action.label)}</a></p>` +
        `<p style="font-size:14px;overflow-wrap:anywhere">${escape(action.address)}</p>`
      : '',
    remark ? `<p style="color:#556277;font-size:14px">${escape(remark)}</p>` : '',
    `<p style="border-top:1px solid #7c8798;color:#556277;font-size:14px;margin-top:24px;padding-top:12px">${escape(farewell)}</p>`,
    '</div></body></html>',
  ].join('');
  return { subject, text, html };
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
