/** The types of every answer with a table, or with a row of one: for changes of games, teams and competitions. */
export const TABLES = ['Standings', 'StandingRow'] as const;
