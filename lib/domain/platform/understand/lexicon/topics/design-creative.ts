/** Words that stand around a trade, in English: first those that nearly tell it, after the semicolon those that go with it and with others. */
export const DESIGN_CREATIVE = `
logo-design: logo logotype emblem crest monogram wordmark insignia trademark symbol brandmark; mark sign shop brewery company vector badge favicon icon draw
brand-identity-design: brand rebrand rebranding identity branding brandbook guidelines; look colours palette typography fonts style stationery company van bags sign business logo mark bakery brewery dated fresh consistent rules image startup name maker family labels printed paint shop packaging recognise
ui-design: interface screens mockup gui figma buttons layout visual; dashboard panel app admin menu settings tables grid columns modal responsive redesign backoffice component
ux-design: usability ux wireframe flow userflow journey intuitive confusing nightmare clicks navigation prototype observe hate frustrating clumsy complicated unintuitive; users staff software screen tool admin workflow redesign internal panel tables filters onboarding abandon lost product steps interface difficult annoying dispatch daily everyone hard find tasks
ux-research: usability participants moderated interviews testers personas; users observe watch behaviour study test sessions feedback findings
web-design: website homepage webflow squarespace wix framer webpage; site ugly modern pretty page landing redesign layout online portfolio look
mobile-app-design: app mobile iphone android; screens mockup look design ui phone
design-systems: tokens components library storybook consistent; figma buttons reusable variants documentation styles
interactive-prototyping: prototype clickable mockup interactive; figma demo try flow validate idea screens
packaging-label-design: packaging package box carton cardboard dieline corrugated jar bottle pouch sachet wrapper mailer crate label labels tin unboxing retail; ship crushed broken broke shelf post parcel fragile drop artwork cosmetics honey soap cheese oil wine print sleeve barcode sample fall
brochure-flyer-design: brochure flyer leaflet poster pamphlet handout catalogue; print fold event advertise a5 trifold
stationery-design: stationery letterhead envelope cards visiting; business card letter paper print
book-cover-design: cover paperback hardcover dustjacket spine; book novel author front kindle
editorial-layout: magazine layout typesetting indesign newspaper pages spread annual; book report print yearbook journal columns
presentation-design: presentation slides powerpoint keynote deck pitch slide; talk boring investors template raise pptx speaker fundraising seed series convince meeting saying no
infographic-design: infographic diagram pictogram; facts figures explain visual poster statistic picture
social-media-graphics: posts templates instagram stories carousel canva banner thumbnails; graphics facebook pictures feed square
banner-ad-design: banner ads html5 display leaderboard; animated campaign advert size
email-template-design: template newsletter mailchimp html; email mail design responsive header
icon-design: icons iconset pictograms glyphs svg; app symbols set small
typeface-design: typeface font letters lettering alphabet kerning serif glyph opentype foundry typography letterforms; custom own exclusive accents characters museum winery engraved diacritics unique variable hand wine label
t-shirt-merchandise-design: shirt tshirt merch hoodie mug tote merchandise cap; print team band design
fashion-design: fashion clothes garment dress sketch techpack collection apparel couture sewing pattern; label textile fabric jacket
surface-pattern-design: pattern wallpaper textile fabric repeat seamless; print wrapping scarf motif flowers
industrial-design: product ergonomics housing casing enclosure prototype invention manufacture moulding injection gadget; shape plastic device form material appliance
cad-drafting: cad drawing autocad solidworks drafting blueprint tolerance dwg step; technical part factory dimensions engineering plan
architectural-design: architect building house extension permit storey facade floorplan construction architecture; plans draw roof garage plot renovate loft
interior-design: furniture interior decor rearrange furnish furnishing layout room; plan planned sofa bedroom flat apartment curtains lamp lighting living kitchen wardrobe small rented tenant bed desk cosy wall rent move shelves home studio office cramped drill corridor table arrange place fits colour colours rug
landscape-design: garden landscape terrace patio courtyard planting outdoor; yard trees lawn paths design plan beds
signage-wayfinding-design: signage wayfinding signs signpost; building visitors hospital airport arrows door orientation
`;
