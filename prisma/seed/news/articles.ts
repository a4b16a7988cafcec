import type { Article } from './article.ts';
import { cantera } from './cantera.ts';
import { clubNews } from './club.ts';
import { equipo } from './equipo.ts';
import { eventos } from './eventos.ts';
import { partidosActuales } from './partidos-actuales.ts';
import { partidosOtono } from './partidos-otono.ts';
import { partidosPrimavera } from './partidos-primavera.ts';

export const articles: Article[] = [
  ...partidosOtono,
  ...partidosPrimavera,
  ...partidosActuales,
  ...equipo,
  ...cantera,
  ...clubNews,
  ...eventos,
];
