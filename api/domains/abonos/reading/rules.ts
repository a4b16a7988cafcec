/** The rules that set or change fields of a pass, in the order in which they are applied. */
export const RULES = {
  label: 'The text behind, beside, below or above a label is its value.',
  'label-list':
    'Labels in a list, «Bloque / Fila / Asiento», have their values in another one beside or below it.',
  sentence: 'In a sentence a value follows the words of its label, or is said in a phrase for it.',
  sum: 'Amounts that add up, in a sentence or as the only ones of a page, are the price, the fees and their total.',
  'with-tax': 'An amount without tax and the tax beside it make together what is paid.',
  'no-label':
    'A name, an arena, its address or the number behind «NIF» alone needs no label on a paper with one pass.',
  'whole-name': 'A given name and surnames with labels of their own are one name.',
  'table-row': 'The rows below the heading of a table are passes, or the columns beside a column of labels.',
  'lone-stand':
    'A stand that is all a pass says of the part of the arena is its block, unless it is a level.',
  'pass-alone': 'Each of several passes of a page is read alone, with what the page says of all.',
  'page-edge': 'Text along the edges of a page is read if a field is missing.',
  'same-pass': 'A ticket and its stub or copy are one pass: the more certain value counts.',
  wrapped: 'A value that goes on in the lines below is read as one line.',
  'qr-code': 'The content of a QR code confirms or completes the codes.',
  'missing-value': 'The place of a missing value is looked at again, enlarged.',
  'second-look': 'A doubtful value is recognised again, enlarged, and the majority decides.',
  prices: 'Price and fees add up to the total: they confirm, complete or correct each other.',
  'own-digits': 'Letters and digits of codes that look alike are compared with the digits of the same page.',
  'price-letters': 'A price that does not add up is compared with the shapes of its digits.',
  'pages-together': 'A pass that goes on in the next page is read from both.',
  'learnt-layout': 'A layout that staff have taught says where each field is.',
} as const;

export type RuleName = keyof typeof RULES;
