/**
 * Words around what no category holds: work at a place, medicine, goods, rides. A name of our own for each; the notation is that of
 * `design-creative`. Where they say more than those of every trade, the query is answered by nobody who does not call themselves so.
 */
export const OUTSIDE_TOPICS = `
plumbing: plumber plumbing tap faucet leak leaking toilet pipe drain sink clogged shower boiler radiator heating sewer dripping leaky stopcock cistern unblock bathtub bidet; bathroom kitchen water blocked install repair burst flooded flood basement washer valve
electrics: electrician socket fuse wiring rewire voltage fusebox breaker chandelier rewiring; install light house power cable sockets lamp outage charger charging ev garage panel hang ceiling blackout
roofing: roof roofer gutter shingles chimney skylight shingle thatch guttering loft; leak repair tiles house attic tile leaking storm ladder
carpentry: carpenter joiner cabinetmaker floorboards parquet plank locksmith hinge wardrobes ikea flatpack staircase decking pergola gazebo fitter veneer; wood door install build cupboard wardrobe shelf shelves cabinet deck shed assemble mirror hang drill kitchen doors windows garden bench garage
masonry: bricklayer mason plasterer tiler plaster tiles concrete scaffolding insulation drywall stucco brick bricks paving pavers rendering asphalt tarmac; wall shower build bathroom tiling floor pour driveway patio chimney path foundation tile
renovation: handyman renovation refurbish renovate contractor; kitchen bathroom house repair wallpaper paint builder
cleaning: cleaner cleaning maid housekeeper laundry ironing janitor vacuum drycleaning mop scrub upholsteries disinfect fumigate; house office windows carpet weekly after party deep steam dust flat
moving: movers removals removal moving haulage lorry truck van storage mover haul; furniture house piano flat transport move boxes store months load unload upstairs lift packers carry sofa wardrobe fourth floor
driving: taxi driver chauffeur limousine cab rideshare shuttle rickshaw minibus chauffeured; airport ride transfer car drive drives pickup pick bus collect hospital lift
motoring: mechanic garage tyre tyres tire brakes clutch windscreen carwash exhaust towing dent windshield gearbox carburetor carburettor alternator mot bodywork spark radiators; car repair motorcycle scooter oil engine start starter battery service van brake wheel wheels flat bumper scratch paint motorbike noise
rental: rent rental hire rents letting lodger sublet roommate flatmate; car flat apartment bike boat van house equipment marquee tent chairs tables trailer digger room bedroom bedrooms student station near tux skis deposit studio month wanted let scooter caravan campervan lease apartments
appliances: dishwasher fridge refrigerator oven freezer dryer washing appliance microwave; repair broken fix machine
devices: cracked motherboard harddrive toner printers; iphone laptop screen repair replace fix battery broken printer drive recover dead files phone tablet jammed print computer charger water damage
medicine: doctor physician dentist surgeon nurse hospital cardiologist dermatologist pediatrician gynecologist psychiatrist psychologist therapist psychotherapy physiotherapist chiropractor osteopath acupuncture diagnosis symptoms prescription vaccine vaccination toothache teeth tooth antibiotics pharmacy optician paramedic midwife injury surgery stitches vaccinate jab flu gp ultrasound xray mri oncologist urologist podiatrist radiologist anaesthetist orthodontist braces filling wisdom hypnotherapy hypnosis counsellor rehab ambulance prosthesis denture dentures psychotherapist liposuction botox ivf fertility abortion abdominal migraine rash fever pregnancy pregnant contraception; blood pressure pain treatment medical patient back knee site camp appointment sick skin detox anxiety depression therapy speech marriage addiction smoking checkup scan test clinic nose ear eyes heart pills wound doctors heal cure treat treated ill illness taken out lower shoulder stomach allergy hurts ache sleep weight lose
veterinary: vet veterinarian veterinary kennel dogwalker petsitter claws neuter spay groomer grooming poodle kitten stables farrier horseshoe; dog cat sick puppy walk animal pet pets dogs cats matted trim fur bath clip walks walker horse rabbit parrot lunch holiday
childcare: babysitter babysitting nanny childminder daycare kindergarten aupair toddler newborns crèche creche nursery sitter babysit playgroup; child kids weekend evening baby overnight after school pick night care children look daughter son tonight hours
eldercare: caregiver carer eldercare dementia alzheimer hospice bathing; elderly mother home care look after grandmother grandfather mum dad nursing day night person stairs wheelchair live-in senior seniors pensioner disabled
beauty: hairdresser barber haircut manicure pedicure nails waxing massage masseur spa eyelash botox tanning salon shave highlights perm pedicures facials hairstylist hairdressing depilation microblading piercing; hair skin beauty beard trim haircuts cut curls dye lash lashes brows lift face eyebrows tan bridal blow dry
security: bodyguard guard bouncer detective burglar cctv alarm bouncers doorman watchman patrol; security private house install guards night club event building site nightclub bar crowd camera surveillance
lodging: hotel hostel airbnb campsite motel hostels hotels guesthouse suite resort bnb; night stay room book cheap pool beach tonight nights weekend rooms villa cottage breakfast
transport-tickets: flight flights airfare airline plane visa; tickets book cheap airport fly return ticket seats august concert match stadium train
restaurants: pizza burger sushi takeaway groceries supermarket butcher kebab bakery grocer takeout; deliver order table tonight cake birthday pizzas eat hungry lunch dinner flowers bread fresh saturday book reservation meal
shopping: buy purchase secondhand; cheap new used shoes laptop phone car
property: realtor mortgage landlord realtors conveyancing leasehold letting evict eviction; buy sell house flat apartment rent agent property quickly purchase plot land bedroom broker valuation viewing flats homes
lending: loan loans mortgage credit lender payday overdraft refinance remortgage bailout pawn; card money quick borrow advice first buyers interest until debt euros lend lends credit-score
insurance: insurer policyholder insurers underwriter; insurance car health policy buy quote motorcycle claim cover premium travel home life crash
gambling: lottery betting casino poker gamble tipster roulette blackjack bookmaker; win tips football jackpot bet
farming: farmer tractor harvest livestock cattle beekeeper beehive fence firewood seedlings orchard slaughter shear shearing combine manure; field crops farm fields grow grown sheep hay seeds planting tomatoes pigs hens milk
outdoors: lawnmower mowing treesurgeon treefelling hedge snow paving mower hedges stump lawns weeding pruning; lawn tree cut garden waste leaves mow dead branch branches pick up grass landscape
manufacturing: welder welding machinist cnc lathe forklift crane excavator toolmaker molding moulding welded foundry galvanised galvanized anodise forging assembler; metal parts steel factory spare machine mould injection turned milled cast sew sewing garments garment batch gate weld cut bend caps brackets prototype aluminium produce
sports-lessons: swimming ski skiing surfing tennis golf riding sailing karate judo boxing climbing snowboard kitesurf diving scuba skipper paragliding gymnastics ballet fencing; lessons instructor coach teach child class course trainer swim pool mountain guide alps week kids surf yacht hire learn
driving-lessons: motorway; driving lessons license car licence manual automatic instructor test learner school intensive pass learn drive
funerals: funeral undertaker cremation gravestone burial hearse coffin urn mortuary; service grave graveyard ashes headstone engraving bury
pests: pest exterminator rats mice cockroach cockroaches bedbugs wasps termites ants infestation mouse rat moths fumigation; nest rid kill house attic basement kitchen
instruments: tuner tuning luthier restringing; piano guitar repair strings restring bow organ brass-repair
energy: solar photovoltaic heatpump windturbine turbine insulation heatpumps; panels install roof energy panel rooftop battery
dating: girlfriend boyfriend escort date matchmaker boyfriends sugar; find meet single marry wife husband love partner lonely
healing: homeopathy reiki healer exorcist psychic clairvoyant shaman medium witch ghost exorcism curse; energy healing spirits dead contact house haunted hunter spell
notary: notary notarise apostille notarized notaries apostilles; document sign passport witness certify copy signature deed house sale stamp oath sworn
waste: skip dumpster rubbish; remove collect garbage
delivery: courier postman parcel parcels freight customs forwarder mover; deliver urgent package city ship today overnight brazil send heavy boxes abroad container pallet
emergency: policeman ambulance; emergency help urgent
tailoring: tailor seamstress cobbler alterations shoemaker upholsterer upholstery dressmaker hemming seams trouser resole heels; shorten trousers dress shoes repair hem sofa gown bridal alter boots jacket zip zipper sew sewing suit bags tote button
heating: furnace thermostat boilers ventilation hvac; gas heating warm hot water service broken winter radiator stove burner chimney pump
locksmithing: lockout padlock deadbolt locked; lock key keys door lost open flat car house out stuck inside
housepainting: repaint whitewash housepainter lacquer; paint painting painter wall walls ceiling fence facade hallway exterior living room stairwell rooms coats
structural: loadbearing surveyor geotechnical surveying cadastral subsidence; structural engineer stamped certified bearing load wall beam balcony planning permission building inspect inspection boundary land removal extension survey chartered foundations crack architect permit drawings demolition demolish
flooring: laminate linoleum parquet sanding underlay; floor flooring lay wood carpet oak install fit
telecoms: broadband router wifi antenna landline modem; connection fibre install internet signal provider slow home dish cable phone sim roaming
goods: secondhand preowned refurbished wholesale wholesaler reseller auction; used condition sale buy purchase bulk order stock pieces piece supplier supply supplies iphone bicycle bike sofa laptop camera cameras lens tv console playstation shoes sneakers mattress fridge pallet units retailer cheapest mint second pre new original spare parts brand delivered pick collect sell typewriter washing machine silver antiques
rawmaterials: timber gravel cement fertilizer fertiliser petrol diesel pallets tonnes; supplier steel beams sand bulk tonne raw coffee beans grain order oil wood metal plastic
detection: investigator detective sleuth bailiff repossession; private find tenant husband wife follow cheating missing whereabouts moved track trace debt debtor address spy lover lost person stolen owes
banking: atm iban bitcoins; bitcoin exchange wire transfer currency gold coins open buy
litigation: barrister prosecutor bail; criminal defence defense injury accident crash arrested jail judge hearing court police
licences: forklift pilot aviation hgv lorry; licence license course training certificate permit exam
clergy: priest pastor rabbi imam vicar baptism christening; church mass bless blessing wedding funeral
officialdom: passport citizenship; renew apply driving licence embassy appointment registration birth certificate
academic-fraud: diploma dissertation thesis plagiarism; fake write essay homework doctoral bachelor exam student buy take
crime: hacker hack forged counterfeit; ex account whatsapp steal into spy girlfriend facebook phone break
shifts: cashier receptionist picker waiter; shift shifts hours hire staff temporary temps season warehouse cold
jewellery: jeweller jeweler goldsmith silversmith watchmaker; ring engrave engraving resize strap watch gold silver clasp diamond
party-hire: bouncy inflatables fireworks pyrotechnics; booth rental hire castle tent
print-shop: photocopy laminating; print copies deliver flyers printing thousand run poster posters stickers
photo-lab: ; passport photo visa develop film rolls
fitting-rooms: hairpiece wig spectacles; eye glasses lens fit frame
`;
