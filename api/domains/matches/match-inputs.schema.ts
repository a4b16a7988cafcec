import { seenField } from '../audit/decisions.ts';
import { BASE_FIELD } from '../audit/edits.ts';
import { LONGEST_SENTENCE } from './notice.input.ts';
import { type InputFields, builder } from '../../platform/graphql/builder.ts';

const seen = seenField('`Match.updatedAt`');

const NoticeInput = builder.inputType('NoticeInput', {
  description: 'How the holders of tickets are told of a change.',
  fields: (t) => ({
    sentence: t.string({
      description: `Added to the message, in the staff’s own words; at most ${LONGEST_SENTENCE} characters.`,
    }),
    silent: t.boolean({
      description:
        'Sends no notice. Only for how the place is written: a change of date, hour or state is always told.',
    }),
  }),
});

export const CreateMatchInput = builder.inputType('CreateMatchInput', {
  description: 'A new match. Both teams follow from the opponent and from who plays at home.',
  fields: (t) => ({
    opponent: t.string({
      required: true,
      description: 'The team that is not the club; at most 60 characters.',
    }),
    isHome: t.boolean({ required: true }),
    matchDate: t.field({ type: 'DateTime', required: true }),
    competition: t.string({ required: true, description: 'The name of an active competition.' }),
    round: t.string({ description: '«Jornada 12»; makes the subject together with the teams.' }),
    subject: t.string({ description: 'Takes the place of the one that is made from round and teams.' }),
    location: t.string(),
    ticketPrice: t.string({ description: 'Euros: `12.50`; null or empty where the club’s price holds.' }),
    ticketsTotal: t.int({ description: 'Seats on sale; 0 by default and for away matches.' }),
    summaryUrl: t.string({ description: 'An http or https address.' }),
  }),
});

/** The fields of a match that an edit may change. */
const editable = (t: InputFields) => ({
  opponent: t.string(),
  isHome: t.boolean({ description: 'Not away once tickets are sold.' }),
  matchDate: t.field({ type: 'DateTime' }),
  competition: t.string(),
  round: t.string(),
  subject: t.string(),
  location: t.string(),
  ticketPrice: t.string(),
  ticketsTotal: t.int({
    description: 'All seats on sale, sold ones among them; refused if it is less than are sold.',
  }),
  summaryUrl: t.string(),
});

const MatchBase = builder.inputType('MatchBase', {
  description: 'The changed fields of a match as they were before.',
  fields: editable,
});

export const UpdateMatchInput = builder.inputType('UpdateMatchInput', {
  description:
    'Omitted fields do not change. A null or empty `round`, `location`, `ticketPrice` or `summaryUrl` takes it away; an empty `subject` is made from round and teams again.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.field({ type: 'DateTime', description: seen }),
    ticketsAvailable: t.int({ description: 'Seats still to be sold; instead of `ticketsTotal`.' }),
    base: t.field({ type: MatchBase, description: BASE_FIELD }),
    ...editable(t),
    notice: t.field({
      type: NoticeInput,
      description: 'Of a change of date, hour or place; others are not told.',
    }),
  }),
});

export const MatchIdInput = builder.inputType('MatchIdInput', {
  description: 'Which match.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.field({ type: 'DateTime', description: seen }),
  }),
});

export const ToldMatchInput = builder.inputType('ToldMatchInput', {
  description: 'Which match, and how the holders of its tickets are told of the step.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.field({ type: 'DateTime', description: seen }),
    notice: t.field({ type: NoticeInput }),
  }),
});

export const PostponeMatchInput = builder.inputType('PostponeMatchInput', {
  description: 'Which match is put off, and until when.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.field({ type: 'DateTime', description: seen }),
    matchDate: t.field({
      type: 'DateTime',
      description: 'The new date, with which it is scheduled again; null until there is one.',
    }),
    notice: t.field({ type: NoticeInput }),
  }),
});

export const MatchPeriodInput = builder.inputType('MatchPeriodInput', {
  description: 'Points of each side.',
  fields: (t) => ({ home: t.int({ required: true }), away: t.int({ required: true }) }),
});

export const RecordScoreInput = builder.inputType('RecordScoreInput', {
  description: 'A new score, and the score that the scorekeeper saw before.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.field({
      type: [MatchPeriodInput],
      required: true,
      description:
        '`Match.periods` as they were on the screen. If they have changed since, nothing is written.',
    }),
    periods: t.field({
      type: [MatchPeriodInput],
      required: true,
      description: 'All of them, not only the last.',
    }),
  }),
});

export const FinishMatchInput = builder.inputType('FinishMatchInput', {
  description: 'The end of a match.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.string({ description: '`Match.result` as it was on the screen; null if there was none.' }),
    final: t.field({
      type: MatchPeriodInput,
      description: 'The final score, if the quarters were not recorded.',
    }),
    confirmed: t.boolean({
      description:
        'That the end is meant although it is doubtful: a tie, without points, before the match has begun, or with quarters missing. Without it such an end is refused (EndNotConfirmedError).',
    }),
  }),
});
