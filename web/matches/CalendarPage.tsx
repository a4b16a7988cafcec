import { Seo } from '../app/Seo.tsx';

export default function CalendarPage() {
  return (
    <>
      <Seo title="Calendario" description="Calendario del Palma Mallorca Bàsquet." />
      <h1>Calendario</h1>
    </>
  );
}
