import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { Drawing } from './kinds.ts';
import type { Paper } from './papers.ts';

/** The programs that print papers here. */
export type Producer =
  | 'chromium'
  | 'weasyprint'
  | 'wkhtmltopdf'
  | 'libreoffice'
  | 'dompdf'
  | 'tcpdf'
  | 'ghostscript'
  | 'reportlab';

/** A paper and the file that a program shall make of it. */
export interface Order {
  producer: Producer;
  paper: Paper;
  drawing?: Drawing;
  file: string;
}

const here = path.dirname(fileURLToPath(import.meta.url));

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** Prints papers, all of one program together. */
export async function print(orders: readonly Order[]): Promise<void> {
  const of = (...producers: Producer[]) => orders.filter(({ producer }) => producers.includes(producer));
  await printByChromium(of('chromium', 'ghostscript'));
  for (const { file } of of('ghostscript')) {
    fs.renameSync(file, `${file}.raw`);
    run('gs', '-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=pdfwrite', `-sOutputFile=${file}`, `${file}.raw`);
    fs.rmSync(`${file}.raw`);
  }
  byScript('/usr/bin/python3', 'with_weasyprint.py', of('weasyprint'));
  byScript('/usr/bin/python3', 'with_reportlab.py', of('reportlab'));
  byScript('php', 'dompdf.php', of('dompdf'));
  byScript('php', 'tcpdf.php', of('tcpdf'));
  byLibreOffice(of('libreoffice'));
  byWkhtmltopdf(of('wkhtmltopdf'));
}

async function printByChromium(orders: readonly Order[]): Promise<void> {
  if (orders.length === 0) return;
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage();
  for (const { paper, file } of orders) {
    await page.setContent(paper.html);
    await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true });
  }
  await browser.close();
}

/** Runs a script of this folder, which reads the orders as JSON. */
function byScript(command: string, script: string, orders: readonly Order[]): void {
  const [first] = orders;
  if (!first) return;
  const list = `${first.file}.json`;
  fs.writeFileSync(
    list,
    JSON.stringify(orders.map(({ paper, drawing = {}, file }) => ({ ...paper, drawing, file }))),
  );
  run(command, path.join(here, 'scripts', script), list);
  fs.rmSync(list);
}

function byLibreOffice(orders: readonly Order[]): void {
  const [first] = orders;
  if (!first) return;
  const folder = path.dirname(first.file);
  const pages = orders.map(({ paper, file }) => {
    const page = file.replace(/\.pdf$/, '.html');
    fs.writeFileSync(page, paper.html);
    return page;
  });
  run(
    'soffice',
    `-env:UserInstallation=file://${folder}/office`,
    '--headless',
    '--convert-to',
    'pdf:writer_web_pdf_Export',
    '--outdir',
    folder,
    ...pages,
  );
  for (const page of pages) fs.rmSync(page);
  fs.rmSync(path.join(folder, 'office'), { recursive: true });
}

function byWkhtmltopdf(orders: readonly Order[]): void {
  for (const { paper, file } of orders) {
    const page = file.replace(/\.pdf$/, '.html');
    fs.writeFileSync(page, paper.html);
    run('wkhtmltopdf', '--quiet', '--page-size', 'A4', page, file);
    fs.rmSync(page);
  }
}
