import type { Prisma } from '../../api/platform/database/generated/prisma/client.ts';

/** The catalogue for staff; visitors see the shop as «Próximamente». Prices in euros, tax included. */
export const products: Prisma.ProductCreateManyInput[] = [
  {
    name: 'Camiseta oficial de juego, primera equipación',
    description:
      'Azul marino con las líneas de la pista en coral. Tejido transpirable, dorsal y nombre a elegir.',
    price: '64.90',
    stock: 180,
    category: 'Equipación',
  },
  {
    name: 'Camiseta oficial de juego, segunda equipación',
    description: 'Color arena con vivos azul mar, la que el equipo viste fuera de casa.',
    price: '64.90',
    stock: 120,
    category: 'Equipación',
  },
  {
    name: 'Pantalón de juego',
    description: 'A juego con la primera equipación, con bolsillos interiores y cordón ajustable.',
    price: '39.90',
    stock: 95,
    category: 'Equipación',
  },
  {
    name: 'Conjunto de entrenamiento',
    description:
      'Sudadera de media cremallera y pantalón largo, como los que usa la plantilla en cada viaje.',
    price: '79.90',
    stock: 60,
    category: 'Entrenamiento',
  },
  {
    name: 'Camiseta de calentamiento',
    description: 'Manga corta, algodón reciclado, con el escudo bordado en el pecho.',
    price: '29.90',
    stock: 140,
    category: 'Entrenamiento',
  },
  {
    name: 'Bufanda «Palma no se sienta»',
    description: 'Tejida en Mallorca a dos caras, con el lema que nació en el fondo norte del pabellón.',
    price: '16.00',
    stock: 300,
    category: 'Afición',
  },
  {
    name: 'Gorra con escudo',
    description: 'Visera curva y cierre metálico. Talla única.',
    price: '22.00',
    stock: 85,
    category: 'Afición',
  },
  {
    name: 'Balón del club, talla 7',
    description: 'Para pista exterior e interior, con la silueta de la Serra de Tramuntana.',
    price: '34.50',
    stock: 48,
    category: 'Balones',
  },
  {
    name: 'Balón infantil, talla 5',
    description: 'El mismo diseño para quien empieza: es el que usan nuestras escuelas.',
    price: '24.50',
    stock: 0,
    category: 'Balones',
  },
  {
    name: 'Botella reutilizable',
    description: 'Acero inoxidable, 750 ml. Con ella se rellena gratis en las fuentes del pabellón.',
    price: '14.00',
    stock: 210,
    category: 'Accesorios',
  },
];
