import { serveBookingCalendar } from "@/lib/rest/booking-calendar";
import { resource } from "@/lib/rest/resource";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: serveBookingCalendar });
