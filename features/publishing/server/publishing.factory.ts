/** The form of the tournament that `makeTournament` makes, as the organizer's screen would send it unchanged. */
export const sampleForm = {
  tournamentName: 'Autumn Junior Open',
  prefecture: 'Tokyo' as const,
  venue: 'Ariake Tennis Park',
  eventDate: '2026-12-04',
  startTime: '09:00',
  endTime: '17:00',
  applicationDeadline: '2026-11-27',
  participantLimit: '32',
  tournamentLevel: 'Intermediate' as const,
  eventType: 'Singles' as const,
  participationFee: '2000',
  organizerName: 'Sakura Tennis Association',
  contactInfo: 'info@sakura.example',
  emergencyContact: '090-0000-0000',
  notes: '',
};
