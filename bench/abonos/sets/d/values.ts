import type { Values } from '../../drawing/values.ts';

// The values of set D.

export const setDValues: Values = {
  names: [
    'Apol·lònia Riutort Mesquida',
    'Nicanor Sepúlveda Íñiguez',
    'Blanca Nieves Carreño Toro',
    'Oriol Casamitjana i Pujol',
    'Ainhoa Etxeberria Zubiri',
    'Pau Llorens Miquel',
    'Güendolina Sáinz Cobo',
    'Martí Escandell Tur',
    'Remedios de la Cruz Almansa',
    'Oleksandr Bondarenko',
    'Carles-Enric Bru i Aymerich',
    'Lucía Güell Muñiz',
  ],
  types: ['Plata', 'Sénior +65', 'Estudiant', 'Adulto', 'Cadete', 'Família', 'Protector', 'Juvenil'],
  rings: ['Preferencia', 'Tribuna Oest', 'Gradería Norte', 'Segon anell', 'Fondo', 'Lateral Bajo', 'Platea'],
  events: [
    'Segunda División RFEF 2025/26',
    'LEB Plata 2025-26 y Copa',
    'Lliga Catalana i LEB Or 25/26',
    'EuroCup 2025/26',
  ],
  venues: [
    ['Camp Municipal La Bòbila', 'Carretera de Vic 210, 08243 Manresa'],
    ['Estadio Los Tilos', 'Paseo de la Constitución 18, 50008 Zaragoza'],
    ["Pavelló de l'Ateneu", "Carrer d'en Xammar 5, 08301 Mataró"],
    ['Palacio de Deportes Norte', 'Calle Ferroviarios 77, 24009 León'],
  ],
};
