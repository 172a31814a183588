/**
 * What people look for that no category holds: work at a place, medicine, goods. A query that names one of these is answered by nobody,
 * unless somebody says all of it of themselves: one word of it in passing ("furniture" of "furniture removal") fits nobody.
 */
export const OUTSIDE = `
plumber, plumbing, plumber for, electrician, rewire, roofer, roofing, leaking roof, roof repair, carpenter, joiner, bricklayer, scaffolding, plasterer, tiler, carpet installation, window cleaner,
window cleaning, house cleaning, cleaning lady, dry cleaning, laundry, chimney sweep, locksmith, pest control, exterminator, handyman, house painter, paint my fence, kitchen renovation, bathroom renovation, home renovation,
solar panel installation, boiler, heating engineer, septic tank, asbestos, concrete, welding, welder, crane, forklift, excavator, snow removal, lawn mowing, tree surgeon, tree felling,
garage door, furniture removal, moving company, removal company, movers, man with a van, tow truck, towing, taxi, chauffeur, airport transfer, airport parking, driving school, driving lessons, flying lessons,
car repair, mechanic, oil change, tyre, tire change, windscreen, car window, car wash, sell my car, buy a car, used car, car rental, car hire, bicycle mechanic, bike repair, boat engine, boat repair,
washing machine, fridge repair, appliance repair, phone repair, screen repair, laptop repair, watch repair, watch battery, shoe repair, sewing machine, piano tuning, piano tuner, guitar repair, instrument repair,
doctor, dentist, orthodontist, surgeon, surgery, nurse at home, physiotherapy, physiotherapist, chiropractor, massage, massage therapist, optician, hearing aid, blood test, vaccination, pharmacy, medicine, hospital, veterinary, vet, veterinarian,
babysitter, nanny, cat sitter, dog sitter, dog walker, dog walking, walk my dog, walk the dog, dog grooming, pet sitter, kennel, beekeeper, beehive, horse riding, swimming lessons, swimming pool, ski lessons, gym, gym membership, personal shopper groceries,
haircut, barber, hairdresser, manicure, eyelash extensions, tattoo removal, tattoo studio, spa, sauna, hotel, flight tickets, plane tickets, train tickets, bus ticket, restaurant, pizza, pizza delivery, burger, food delivery, wine delivery, groceries,
butcher, bakery near me, notary, security guard, bodyguard, private detective, funeral, undertaker, gas station, parking, storage unit, real estate agent, flat to rent, apartment to rent, loan, mortgage, credit card, lottery
`;
