/**
 * Words that tell one kind of a trade from the others: tools, materials, papers. Who offers the trade and does not write such a word does
 * not offer that kind, unless it stands around one of their subcategories alone.
 */
export const SPECIALITIES = `
sworn certified notarized notarised apostille accredited
baritone soprano tenor
acrylic charcoal pastel gouache fresco
kubernetes terraform ansible jenkins openshift vmware proxmox 
salesforce zoho pipedrive sap netsuite odoo servicenow sharepoint
wordpress elementor woocommerce drupal joomla typo3 magento prestashop shopware bigcommerce squarespace wix webflow 
php laravel symfony java kotlin swiftui scala golang ruby rails django angular perl cobol fortran haskell elixir delphi dotnet
flutter ionic xamarin unity unreal godot roblox minecraft
solidity ethereum bitcoin solana nft
pcb fpga vhdl scada altium kicad eagle autocad revit catia sketchup archicad
tensorflow pytorch opencv yolo hadoop sas spss stata matlab
coreldraw zbrush houdini 
marketo activecampaign braze datev
hipaa fedramp soc2 gaap
sterile aviation maritime nuclear dental pharmaceutical
braille esperanto
underwater infrared tintype daguerreotype newborn maternity boudoir astrophotography timelapse hyperlapse stopmotion claymation
airbrush linocut etching lithograph woodcut
clojure erlang lua powershell vba abap mainframe as400 labview plc
cassandra neo4j splunk pardot clickfunnels kajabi
steinway harp accordion bagpipes
`;
