import pg from 'pg';

/** As long as an address that a person may paste. */
const URL_74 = `https://www.palma.example/${'temporada-y-cronicas/'.repeat(2)}abc`.padEnd(74, 'x');
/** A word with no place to break it. */
const WORD = 'Supercalifragilistico'.padEnd(74, 'esternocleidomastoideo');
const EMAIL = `${'nombre.muy.largo.de.persona'.padEnd(50, 'x')}@correo.palma.example`;

/** One long word as a text for each kind of column: with the row's id, where texts must differ. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: { name: `'${EMAIL}'` },
  memberships: { type: `'${WORD}'` },
  matches: { opponent: `'${WORD}'`, location: `'${URL_74}'`, subject: `'${WORD} · ${URL_74}'` },
  players: {
    name: `'${WORD}'`,
    country: `'${WORD}'`,
    primary_quality: `'${WORD}'`,
    secondary_quality: `'${WORD}'`,
  },
  news_categories: { name: `left('${WORD}', 50) || id`, description: `'${URL_74}'` },
  news: {
    title: `'${WORD}'`,
    text: `'${URL_74} ${WORD}'`,
    content: `'<p>${URL_74}</p><h2>${WORD}</h2><ul><li>${URL_74}</li></ul><blockquote><p>${WORD}</p></blockquote><pre>${URL_74}</pre><p><code>${WORD}</code> <a href="${URL_74}">${URL_74}</a></p>'`,
  },
  comments: { content: `'${URL_74}'` },
  comment_reports: { reason: `'${WORD}'` },
  sponsors: {
    name: `'${WORD}'`,
    description: `'${URL_74} ${WORD}'`,
    website: `'${URL_74}'`,
    logo_url: `NULL`,
  },
  sponsor_inquiries: {
    name: `'${WORD}'`,
    company: `'${WORD}'`,
    email: `'${EMAIL}'`,
    message: `'${URL_74} ${WORD}'`,
    is_suspicious: `true`,
  },
  inquiry_notes: { text: `'${URL_74}'` },
  products: { name: `'${WORD}'`, description: `'${URL_74}'`, category: `'${WORD}'` },
  notification_history: { title: `'${WORD}'`, body: `'${URL_74}'` },
  points_history: { description: `'${WORD}'` },
  achievements: { name: `left('${WORD}', 70) || id`, description: `'${URL_74}'` },
  membership_uploads: { file_name: `'${WORD}.pdf'`, admin_notes: `'${URL_74}'` },
  abonos: {
    nombre_asistente: `'${EMAIL}'`,
    tipo_abonament: `'${WORD}'`,
    evento: `'${WORD}'`,
    recinto: `'${URL_74}'`,
    direccion: `'${URL_74}'`,
    anillo: `'${WORD}'`,
    bloque: `'${WORD}'`,
    codigo_localizador: `'${WORD}' || id`,
    referencia_ticket: `'${WORD}' || id`,
    reported_at: `now()`,
    report_message: `'${URL_74} ${WORD}'`,
  },
};

/** Puts long words into every text that people type, of all rows. */
export async function fillWithLongWords(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    // Triggers would announce every row; no instance is listening yet.
    await client.query('SET session_replication_role = replica');
    for (const [table, columns] of Object.entries(TEXTS)) {
      const changes = Object.entries(columns).map(([column, value]) => `${column} = ${value}`);
      await client.query(`UPDATE ${table} SET ${changes.join(', ')}`);
    }
    await client.query(`UPDATE matches SET home_team = '${WORD}' WHERE NOT is_home`);
    await client.query(`UPDATE matches SET away_team = '${WORD}' WHERE is_home`);
    await client.query(`UPDATE competitions SET name = left('${WORD}', 50) || id`);
    await client.query(`UPDATE matches SET competition = (SELECT min(name) FROM competitions)`);
    await client.query(
      `INSERT INTO audit_log (at, actor_id, actor_name, action, subject_type, subject_id, subject, changes)
       SELECT now(), id, name, 'update', 'product', '1', '${WORD}',
              '{"description": ["${URL_74}", "${WORD}"], "imageUrl": [null, "${URL_74}"]}'
         FROM users LIMIT 5`,
    );
  } finally {
    await client.end();
  }
}
